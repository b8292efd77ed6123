/**
 * Converts a `money` value as Postgres prints it where `lc_monetary` is C or English, `-$1,234.50`,
 * to a plain number. Returns any other form unchanged.
 */
export function plainAmount(text: string): string {
  const [, sign, whole = '', decimals] =
    /^(-?)\$?(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)$/.exec(text) ?? [];
  return decimals === undefined ? text : `${sign}${whole.replaceAll(',', '')}${decimals}`;
}
