import { pathOf } from '../key-path/index.ts';
import type { Declaration } from './declaration.ts';
import { declarationMessages } from './messages.ts';
import { type ProblemList } from './problems.ts';

/** The declared format of values: a BCP 47 tag and an IANA time zone. */
export interface DeclaredValueFormat {
  readonly locale?: string;
  readonly timeZone?: string;
}

/** Returns the declared locale and time zone that exist; others become problems. */
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
    problems?.add(pathOf('application', 'locale'), declarationMessages.locale({ locale }));
  }
  if (timeZone !== undefined && !known.timeZone) {
    problems?.add(pathOf('application', 'timeZone'), declarationMessages.timeZone({ timeZone }));
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
