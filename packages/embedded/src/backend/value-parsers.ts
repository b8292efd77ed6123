import { types } from '@electric-sql/pglite';

/** Turns the text that Postgres writes for one type into what its `to_json` would give. */
export type ValueParser = (text: string) => unknown;

/**
 * Parsers by type OID, so that a value at the top of an answer equals the same value inside an
 * embedded record, which Postgres itself turns into JSON.
 */
export const valueParsers: Record<number, ValueParser> = {
  [types.FLOAT4]: numberOrWord,
  [types.FLOAT8]: numberOrWord,
  [types.NUMERIC]: numberOrWord,
  [types.TIMESTAMP]: (text) => text.replace(' ', 'T'),
  [types.TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/([+-]\d\d)(?= BC$|$)/, '$1:00'),
  [types.OID]: (text) => text,
  [types.BYTEA]: (text) => text,
};

/** NaN and the infinities, which JSON has no number for, stay words. */
function numberOrWord(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
