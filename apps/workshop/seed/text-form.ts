/** Values as the text that Postgres reads them from. */
import { dateText, instantText, type Day, type Instant } from './calendar.ts';

/** `{"key account","new"}` */
export function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** From the first moment up to, and without, the second. */
export function instantRangeText(from: Instant, to: Instant): string {
  return `["${instantText(from)}","${instantText(to)}")`;
}

/** From the first day up to, and without, the second. */
export function dayRangeText(from: Day, to: Day): string {
  return `[${dateText(from)},${dateText(to)})`;
}

/** A count of hundredths as a number with two decimals: 298050 is `2980.50`. */
export function hundredthsText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** A count of ten-thousandths as a number with four decimals. */
export function tenThousandthsText(tenThousandths: number): string {
  return (tenThousandths / 10_000).toFixed(4);
}
