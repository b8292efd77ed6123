import { memoized } from '@ninefold/values';
import type { FieldFormat, TextFormat } from '../../shapes/index.ts';

/** A currency, a unit or a percent sign beside a number. */
export type NumberStyle = Exclude<
  FieldFormat,
  TextFormat | 'year' | { readonly dateStyle: unknown }
>;

/** Whether a format is that of a number with a currency, a unit or a percent sign. */
export function isNumberStyle(format: FieldFormat | undefined): format is NumberStyle {
  return format === 'percent' || (typeof format === 'object' && !('dateStyle' in format));
}

/**
 * Formats a number in this style and the reader's locale, digit for digit. Undefined for text that
 * isn't a plain number, and for a currency or unit that Intl doesn't have.
 *
 * @param scale At least so many digits after the point, as in `numeric(10,2)`.
 */
export function styledNumber(
  text: string,
  format: NumberStyle,
  { locale, scale = 0 }: { readonly locale: string | undefined; readonly scale?: number },
): string | undefined {
  const digits = /^[+-]?\d+(?:\.(\d+))?$/.exec(text);
  if (digits === null) return undefined;
  const formatter = formatterOf(format, locale, Math.max(digits[1]?.length ?? 0, scale));
  // Typed as a literal: Intl reads any text of digits exactly.
  return formatter?.format(text as `${number}`);
}

const formatterOf = memoized(newFormatter);

function newFormatter(
  format: NumberStyle,
  locale: string | undefined,
  digits: number,
): Intl.NumberFormat | undefined {
  try {
    const options = optionsOf(format);
    const usual = new Intl.NumberFormat(locale, options).resolvedOptions();
    const least = options.style === 'currency' ? (usual.minimumFractionDigits ?? 0) : 0;
    // A percentage is written with two digits less after the point.
    const wanted = options.style === 'percent' ? digits - 2 : digits;
    const written = Math.min(100, Math.max(least, wanted));
    return new Intl.NumberFormat(locale, {
      ...options,
      minimumFractionDigits: written,
      maximumFractionDigits: written,
    });
  } catch {
    // The check of the declaration reports it.
    return undefined;
  }
}

function optionsOf(format: NumberStyle): Intl.NumberFormatOptions {
  if (format === 'percent') return { style: 'percent' };
  return 'currency' in format ? { style: 'currency', ...format } : { style: 'unit', ...format };
}
