import { type CalendarDate, parseDate } from '@internationalized/date';

/**
 * Parses `YYYY-MM-DD`. Undefined for other text, and for years that a calendar can't show (before 1,
 * after 9999).
 */
export function parseIsoDate(text: string): CalendarDate | undefined {
  return parsed(text.trim(), () => parseDate(text.trim()));
}

/** Whether text is a date that a `Calendar` or `DatePicker` can hold. */
export function isIsoDate(text: string): boolean {
  return parseIsoDate(text) !== undefined;
}

/** Returns what a parser gives; undefined where it throws, and for years that a calendar can't show. */
export function parsed<Value>(text: string, parse: () => Value): Value | undefined {
  // The year 0 is 1 BC, which parsers take for 1 AD.
  if (!/^(?!0000)\d{4}-/.test(text)) return undefined;
  try {
    return parse();
  } catch {
    return undefined;
  }
}
