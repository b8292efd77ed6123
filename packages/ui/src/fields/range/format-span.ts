import type { FieldKind } from '../../shapes/index.ts';
import { dateInUtc, isBeforeChrist, parseMoment } from '../moment/index.ts';
import { formatExactNumber } from '../number/index.ts';
import type { ValueFormat } from '../display-props.ts';
import { boundsOf } from './bounds.ts';

/** Formats a range with both ends, `1–9`. Undefined for others, which words describe. */
export function formatSpan(
  kind: FieldKind,
  literal: string,
  { locale, timeZone }: ValueFormat,
  grouped = true,
): string | undefined {
  const bounds = boundsOf(kind, literal);
  if (bounds === undefined || bounds.from === null || bounds.to === null) return undefined;
  if (kind === 'integer') {
    const [from, to] = [bounds.from, bounds.to].map((text) =>
      formatExactNumber(text, { locale, grouped }),
    );
    return from === to ? from : `${from}–${to}`;
  }
  const [from, to] = [parseMoment(bounds.from), parseMoment(bounds.to)];
  if (from === undefined || to === undefined || isBeforeChrist(from)) return undefined;
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const options: Intl.DateTimeFormatOptions =
    kind === 'date'
      ? { ...date, timeZone: 'UTC' }
      : { ...date, ...time, timeZone: kind === 'instant' ? timeZone : 'UTC' };
  return new Intl.DateTimeFormat(locale, options).formatRange(dateInUtc(from), dateInUtc(to));
}
