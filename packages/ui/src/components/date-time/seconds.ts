import { useState } from 'react';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Returns whether ISO 8601 text has seconds, or a fraction of one, that a display to the minute would hide. */
export function hasSeconds(text: string | null): boolean {
  return /:\d{2}:(?!00(?:\.0*)?(?:$|[Z+-]))/.test(text ?? '');
}

/** Returns whether seconds show: from the first text on that has some. */
export function useSeconds(text: string | null): boolean {
  const [isShown, setIsShown] = useState(false);
  if (isShown || !hasSeconds(text)) return isShown;
  setIsShown(true);
  return true;
}

/**
 * Returns the fraction of a second (`.123456`) of the first text with the same time of day, as
 * segments hold whole seconds only. Empty where no text has that time.
 */
export function keptFraction(
  time: ClockTime,
  texts: readonly (string | null)[],
  parse: (text: string) => ClockTime | undefined,
): string {
  const kept = texts.find((text) => {
    const { hour, minute, second } = (text === null ? undefined : parse(text)) ?? {};
    return hour === time.hour && minute === time.minute && second === time.second;
  });
  return /\.\d+/.exec(kept ?? '')?.[0] ?? '';
}
