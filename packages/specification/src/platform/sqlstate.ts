import { each, type CodeEntry, type CodeTable } from './entry.ts';

/** Single SQLSTATEs (PostgreSQL's manual, appendix A) that mean more than their class. */
const states: CodeTable = {
  '22001': { kind: 'invalid', message: 'A text is too long.' },
  '22003': { kind: 'invalid', message: 'A number is too large or too small.' },
  ...each('22007 22008', { kind: 'invalid', message: 'A date or time does not exist.' }),
  '22P02': { kind: 'invalid' },
  '23001': { kind: 'reference' },
  '23502': { kind: 'required' },
  '23503': { kind: 'reference' },
  '23505': { kind: 'unique' },
  '23514': { kind: 'check' },
  '23P01': { kind: 'unique', message: 'This overlaps with another record.' },
  '25006': {
    kind: 'unavailable',
    message: 'The database is read-only at the moment. Try again later.',
  },
  '42501': { kind: 'denied' },
  '428C9': { kind: 'invalid', message: 'The database sets this value itself.' },
  '53400': { kind: 'limit' },
  '55P03': {
    kind: 'conflict',
    message: 'Someone else is changing this. Nothing was saved. Try again.',
  },
  '57014': { kind: 'timeout' },
  P0001: { kind: 'refused', authored: true },
  P0002: { kind: 'not found' },
  P0003: { kind: 'unknown' },
  P0004: { kind: 'refused' },
};

/** Classes of SQLSTATEs by their first two characters; every class that PostgreSQL has. */
const classes: CodeTable = {
  ...each('00 01 02', { kind: 'unknown' }),
  ...each('03 0B 0F 0Z 20 24 25 26 2D 2F 34 38 39 3B 72 P0 XX', { kind: 'unknown' }),
  ...each('08 53 57 58 F0 HV', { kind: 'unavailable' }),
  ...each('09 27', { kind: 'refused' }),
  ...each('0A 0L 0P 21 28 2B 3D 3F 42 55', { kind: 'misconfigured' }),
  '22': { kind: 'invalid' },
  '23': { kind: 'check' },
  '40': { kind: 'conflict' },
  '44': { kind: 'check', message: 'The change would take the record out of this view.' },
  '54': { kind: 'limit', message: 'This is more than the database can do at once. Ask for less.' },
};

/** A state outside PostgreSQL's classes: the product's author raised it with a message. */
const raised: CodeEntry = { kind: 'refused', authored: true };

/** Returns the meaning of an SQLSTATE; undefined for any other text. */
export function sqlstateEntry(code: string): CodeEntry | undefined {
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return states[code] ?? classes[code.slice(0, 2)] ?? raised;
}
