import { memoized } from '../memoized.ts';
import { writeDay } from '../calendar/index.ts';

/** How a locale writes days: the order of their parts, and the names of its months. */
interface DayStyle {
  readonly order: readonly ('year' | 'month' | 'day')[];
  readonly months: ReadonlyMap<string, number>;
}

/**
 * Reads a day as people in a locale write it, with or without a time after it: `20.11.2026 14:05`,
 * `20 Nov 2026`. Returns it as Postgres reads it; undefined where the locale's order leads to no day,
 * and for years of two digits, which could be of any century.
 */
export function readLocalDay(typed: string, locale: string | undefined): string | undefined {
  const style = styleOf(locale);
  const [, written = '', time] =
    /^(.*?)(?:,? (\d{1,2}:\d{2}.*))?$/su.exec(typed.trim().replaceAll(/\s+/gu, ' ')) ?? [];
  const day = numericDay(written, style) ?? namedDay(written, style);
  if (day === undefined) return undefined;
  return time === undefined ? day : `${day} ${time}`;
}

function numericDay(written: string, { order }: DayStyle): string | undefined {
  const match =
    /^(\d{1,4})\. ?(\d{1,2})\. ?(\d{1,4})\.?$|^(\d{1,4})([/-])(\d{1,2})\5(\d{1,4})$/.exec(written);
  if (match === null) return undefined;
  const [, a = match[4], b = match[6], c = match[7]] = match;
  const parts = [a ?? '', b ?? '', c ?? ''];
  // A year of four digits in front is read the same everywhere.
  const places = /^\d{4}$/.test(parts[0] ?? '') ? (['year', 'month', 'day'] as const) : order;
  const at = (part: DayStyle['order'][number]) => parts[places.indexOf(part)] ?? '';
  return dayOf(at('year'), Number(at('month')), Number(at('day')));
}

function namedDay(written: string, { months }: DayStyle): string | undefined {
  const words = written.split(/[\s,/.-]+/u).filter((word) => word !== '');
  const named = words.filter((word) => months.has(plain(word)));
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const [year, ...otherYears] = numbers.filter((each) => each.length === 4);
  const [day, ...otherDays] = numbers.filter((each) => each.length <= 2);
  if (words.length !== 3 || named.length !== 1) return undefined;
  if (year === undefined || day === undefined || otherYears.length + otherDays.length > 0) {
    return undefined;
  }
  return dayOf(year, months.get(plain(named[0] ?? '')) ?? 0, Number(day));
}

function dayOf(year: string, month: number, day: number): string | undefined {
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!/^\d{4}$/.test(year) || !exists) return undefined;
  return writeDay({ year: Number(year), month, day });
}

const styleOf = memoized((locale: string | undefined): DayStyle => {
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(0);
  const order = parts.flatMap(({ type }) =>
    type === 'year' || type === 'month' || type === 'day' ? [type] : [],
  );
  return { order, months: monthsOf(locale) };
});

/** English ones too: files are often written by programs that know no other. */
function monthsOf(locale: string | undefined): ReadonlyMap<string, number> {
  const named = [locale, 'en'].flatMap((each) =>
    (['long', 'short'] as const).flatMap((month) =>
      (['numeric', undefined] as const).flatMap((day) => {
        const format = new Intl.DateTimeFormat(each, { month, day, timeZone: 'UTC' });
        return Array.from({ length: 12 }, (_, index) => {
          const name = format
            .formatToParts(Date.UTC(2026, index, 1))
            .find(({ type }) => type === 'month')?.value;
          return [plain(name ?? ''), index + 1] as const;
        });
      }),
    ),
  );
  return new Map(named.filter(([name]) => name !== '' && !/^\d+$/.test(name)));
}

function plain(word: string): string {
  return word.toLowerCase().replace(/\.$/, '');
}
