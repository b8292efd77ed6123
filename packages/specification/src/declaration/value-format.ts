import type { Declaration } from './declaration.ts';
import { pathOf, type ProblemList } from './problems.ts';

/** How the team wants values written: a BCP 47 tag and an IANA time zone. */
export interface DeclaredValueFormat {
  readonly locale?: string;
  readonly timeZone?: string;
}

/** Returns what is declared and exists; the rest becomes problems. */
export function declaredValueFormat(
  { application = {} }: Declaration,
  problems?: ProblemList,
): DeclaredValueFormat {
  const { locale, timeZone } = application;
  const known = {
    locale: locale !== undefined && isLocale(locale),
    timeZone: timeZone !== undefined && isTimeZone(timeZone),
  };
  if (locale !== undefined && !known.locale) {
    problems?.add(
      pathOf('application', 'locale'),
      `No number or date format is known for the locale "${locale}". Use a BCP 47 tag like "en-GB" or "de".`,
    );
  }
  if (timeZone !== undefined && !known.timeZone) {
    problems?.add(
      pathOf('application', 'timeZone'),
      `There is no time zone "${timeZone}". Use an IANA name like "Europe/Berlin".`,
    );
  }
  return { ...(known.locale && { locale }), ...(known.timeZone && { timeZone }) };
}

function isLocale(locale: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}
