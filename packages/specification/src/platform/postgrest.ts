import { codeTable } from './entry.ts';
import { dataApiMessages } from './messages.ts';

/** PostgREST's own codes (its documentation, "Errors"), all that it can answer. */
export const postgrestCodes = codeTable(dataApiMessages, {
  unavailable: { 'PGRST000 PGRST001 PGRST002': '' },
  timeout: { PGRST003: 'busy' },
  invalid: {
    PGRST100: ['address', { reaction: 'go back' }],
  },
  misconfigured: {
    [`PGRST101 PGRST102 PGRST105 PGRST106 PGRST107 PGRST108 PGRST111 PGRST112 PGRST114 PGRST115
    PGRST117 PGRST118 PGRST120 PGRST121 PGRST122 PGRST123 PGRST125 PGRST126 PGRST127
    PGRST200 PGRST201 PGRST202 PGRST203 PGRST204 PGRST205 PGRST300`]: '',
  },
  'not found': { PGRST103: 'noPage', PGRST116: '' },
  limit: {
    'PGRST124 PGRST128': ['tooManyRecords', { reaction: 'none' }],
  },
  'signed out': {
    'PGRST301 PGRST303': 'sessionEnded',
    PGRST302: '',
  },
  unknown: { PGRSTX00: '' },
});
