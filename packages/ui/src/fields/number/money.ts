/**
 * The amount in a `money` value as Postgres prints it where `lc_monetary` is C or English, `-$1,234.50`,
 * as a plain number. Any other form is returned unchanged.
 */
export function plainAmount(text: string): string {
  const [, sign, whole = '', decimals] =
    /^(-?)\$?(\d{1,3}(?:,\d{3})*|\d+)(\.\d+)$/.exec(text) ?? [];
  return decimals === undefined ? text : `${sign}${whole.replaceAll(',', '')}${decimals}`;
}
