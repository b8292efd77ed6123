import { each, type CodeTable } from './entry.ts';

/** PostgREST's own codes (its documentation, "Errors"), all that it can answer. */
export const postgrestCodes: CodeTable = {
  ...each('PGRST000 PGRST001 PGRST002', { kind: 'unavailable' }),
  PGRST003: {
    kind: 'timeout',
    message: 'The database is busy. Try again in a moment.',
  },
  PGRST100: {
    kind: 'invalid',
    message: 'The filter or the sort order in the address is not valid.',
    reaction: 'go back',
  },
  ...each(
    `PGRST101 PGRST102 PGRST105 PGRST106 PGRST107 PGRST108 PGRST111 PGRST112 PGRST114 PGRST115
    PGRST117 PGRST118 PGRST120 PGRST121 PGRST122 PGRST123 PGRST125 PGRST126 PGRST127`,
    { kind: 'misconfigured' },
  ),
  PGRST103: {
    kind: 'not found',
    message: 'The list no longer has this page.',
  },
  PGRST116: { kind: 'not found' },
  ...each('PGRST124 PGRST128', {
    kind: 'limit',
    message: 'This would change too many records at once. Nothing was changed.',
    reaction: 'none',
  }),
  ...each('PGRST200 PGRST201 PGRST202 PGRST203 PGRST204 PGRST205', { kind: 'misconfigured' }),
  PGRST300: { kind: 'misconfigured' },
  ...each('PGRST301 PGRST303', {
    kind: 'signed out',
    message: 'Your session has ended. Sign in again.',
  }),
  PGRST302: { kind: 'signed out' },
  PGRSTX00: { kind: 'unknown' },
};
