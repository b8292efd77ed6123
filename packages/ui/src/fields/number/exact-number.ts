/** Plain decimal notation: what Postgres prints for integer and numeric. */
const plain = /^[+-]?\d+(?:\.(\d+))?$/;

/** Beyond these, ECMA-402 rounds or answers "∞"; the text then stands as it is. */
const most = { digits: 300, fraction: 100 };

export interface NumberStyle {
  readonly locale?: string;
  /** At least so many digits after the point, as in `numeric(10,2)`. */
  readonly scale?: number;
  /** Off for numbers that name something: keys, years. */
  readonly grouped?: boolean;
}

/**
 * Writes a number as this reader's language does, digit for digit: the text is
 * never turned into a binary number. What is not in plain decimal notation
 * (`NaN`, `Infinity`, `1e300`) comes back unchanged.
 */
export function formatExactNumber(text: string, style: NumberStyle = {}): string {
  const match = plain.exec(text);
  const fraction = match?.[1]?.length ?? 0;
  if (match === null || fraction > most.fraction || text.length > most.digits) return text;
  const digits = Math.max(fraction, Math.min(style.scale ?? 0, most.fraction));
  return new Intl.NumberFormat(style.locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: style.grouped ?? true,
    // ECMA-402 takes a decimal string as an exact mathematical value.
  }).format(text as `${number}`);
}
