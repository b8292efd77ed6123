import type { FieldDescriptor } from '../../shapes/index.ts';
import { dateInUtc, isBeforeChrist, parseMoment, timeOptions } from '@ninefold/values/calendar';
import { formatExactNumber } from '../number/index.ts';
import type { ValueFormat } from '../display-props.ts';
import { boundKind, discreteKind, endsOf } from './bounds.ts';

/** Formats a range with both ends, `1–9`. Undefined for others, which words describe. */
export function formatSpan(
  field: FieldDescriptor,
  literal: string,
  { locale, timeZone }: ValueFormat,
  grouped = true,
): string | undefined {
  const ends = endsOf(field, literal);
  if (ends === undefined || ends === 'empty') return undefined;
  const kind = boundKind(field);
  const discrete = discreteKind(field);
  const { from: first, to: last } = ends;
  if (first.text === null || last.text === null) return undefined;
  // A span of times ends where the next begins.
  if (!first.inclusive || last.inclusive !== (discrete !== undefined)) return undefined;
  if (discrete === 'integer') {
    const [from, to] = [first.text, last.text].map((text) =>
      formatExactNumber(text, { locale, grouped }),
    );
    return from === to ? from : `${from}–${to}`;
  }
  const [from, to] = [parseMoment(first.text), parseMoment(last.text)];
  if (from === undefined || to === undefined || isBeforeChrist(from)) return undefined;
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const options: Intl.DateTimeFormatOptions =
    discrete === 'date'
      ? { ...date, timeZone: 'UTC' }
      : { ...date, ...timeOptions(locale), timeZone: kind === 'instant' ? timeZone : 'UTC' };
  return new Intl.DateTimeFormat(locale, options).formatRange(dateInUtc(from), dateInUtc(to));
}
