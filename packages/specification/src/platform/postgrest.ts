import { codeTable } from './entry.ts';

/** PostgREST's own codes (its documentation, "Errors"), all that it can answer. */
export const postgrestCodes = codeTable({
  unavailable: { 'PGRST000 PGRST001 PGRST002': '' },
  timeout: { PGRST003: 'The database is busy. Try again in a moment.' },
  invalid: {
    PGRST100: [
      'The filter or the sort order in the address is not valid.',
      { reaction: 'go back' },
    ],
  },
  misconfigured: {
    [`PGRST101 PGRST102 PGRST105 PGRST106 PGRST107 PGRST108 PGRST111 PGRST112 PGRST114 PGRST115
    PGRST117 PGRST118 PGRST120 PGRST121 PGRST122 PGRST123 PGRST125 PGRST126 PGRST127
    PGRST200 PGRST201 PGRST202 PGRST203 PGRST204 PGRST205 PGRST300`]: '',
  },
  'not found': { PGRST103: 'The list no longer has this page.', PGRST116: '' },
  limit: {
    'PGRST124 PGRST128': [
      'This would change too many records at once. Nothing was changed.',
      { reaction: 'none' },
    ],
  },
  'signed out': {
    'PGRST301 PGRST303': 'Your session has ended. Sign in again.',
    PGRST302: '',
  },
  unknown: { PGRSTX00: '' },
});
