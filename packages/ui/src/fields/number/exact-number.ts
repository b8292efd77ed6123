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
  // ECMA-402 takes a decimal string as an exact mathematical value.
  return formatter(style.locale, digits, style.grouped ?? true).format(text as `${number}`);
}

/** Making a formatter costs more than a hundred uses of it, and a list has thousands of cells. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string | undefined, digits: number, grouped: boolean) {
  const key = `${locale} ${digits} ${grouped}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: grouped,
  });
  formatters.set(key, made);
  return made;
}
