import { types } from '@electric-sql/pglite';

/** Parsers by type OID, which convert values to what `to_json` returns for them. */
export const valueParsers: Record<number, (text: string) => unknown> = {
  [types.FLOAT4]: toNumber,
  [types.FLOAT8]: toNumber,
  [types.NUMERIC]: toNumber,
  [types.TIMESTAMP]: (text) => text.replace(' ', 'T'),
  [types.TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/([+-]\d\d)(?= BC$|$)/, '$1:00'),
  [types.OID]: (text) => text,
  [types.BYTEA]: (text) => text,
};

/** NaN and the infinities stay text, because JSON has no number for them. */
function toNumber(text: string): number | string {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
