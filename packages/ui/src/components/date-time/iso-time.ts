import { parseTime, type Time } from '@internationalized/date';
import { keptFraction } from './seconds.ts';

/** Parses `HH:MM[:SS[.ffffff]]`. Undefined for other text: with a zone, 24:00, a leap second. */
export function parseIsoTime(text: string): Time | undefined {
  try {
    return parseTime(text.trim()).set({ millisecond: 0 });
  } catch {
    return undefined;
  }
}

/** Returns whether text is a time that a `TimeField` can hold. */
export function isIsoTime(text: string): boolean {
  return parseIsoTime(text) !== undefined;
}

/**
 * Writes a time as `HH:MM:SS`. A fraction of a second comes from the first of `texts` with the same
 * time.
 */
export function formatIsoTime(time: Time, texts: readonly (string | null)[]): string {
  return time.toString() + keptFraction(time, texts, parseIsoTime);
}
