import { type CodeEntry, codeTable } from './entry.ts';
import { dataApiMessages } from './messages.ts';

/** Single SQLSTATEs (PostgreSQL's manual, appendix A) that mean more than their class. */
const states = codeTable(dataApiMessages, {
  invalid: {
    '22001': 'tooLong',
    '22003': 'outOfRange',
    '22007 22008': 'noSuchDate',
    '22P02': '',
    '428C9': 'generated',
  },
  reference: { '23001 23503': '' },
  required: { '23502': '' },
  unique: { '23505': '', '23P01': 'overlap' },
  check: { '23514': '' },
  unavailable: { '25006': 'readOnly' },
  denied: { '42501': '' },
  limit: { '53400': '' },
  conflict: { '55P03': 'locked' },
  timeout: { '57014': '' },
  refused: { P0001: ['', { authored: true }], P0004: '' },
  'not found': { P0002: '' },
  unknown: { P0003: '' },
});

/** Classes of SQLSTATEs by their first two characters; every class that PostgreSQL has. */
const classes = codeTable(dataApiMessages, {
  unknown: { '00 01 02 03 0B 0F 0Z 20 24 25 26 2D 2F 34 38 39 3B 72 P0 XX': '' },
  unavailable: { '08 53 57 58 F0 HV': '' },
  refused: { '09 27': '' },
  misconfigured: { '0A 0L 0P 21 28 2B 3D 3F 42 55': '' },
  invalid: { '22': '' },
  check: { '23': '', '44': 'outOfView' },
  conflict: { '40': '' },
  limit: { '54': 'databaseLimit' },
});

/** A state outside PostgreSQL's classes: the product's author raised it with a message. */
const raised: CodeEntry = { kind: 'refused', authored: true };

/** Returns the meaning of an SQLSTATE; undefined for any other text. */
export function sqlstateEntry(code: string): CodeEntry | undefined {
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return states[code] ?? classes[code.slice(0, 2)] ?? raised;
}
