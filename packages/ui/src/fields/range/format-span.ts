import type { FieldDescriptor } from '../../shapes/index.ts';
import {
  dateInUtc,
  isBeforeChrist,
  parseMoment,
  timeOptions,
  yearOption,
} from '@ninefold/values/calendar';
import { formatExactNumber } from '../number/index.ts';
import type { ValueFormat } from '../display-props.ts';
import { boundKind, discreteKind, endsOf } from './bounds.ts';

/** Formats a range with both ends, `1–9`. Undefined for others, which words describe. */
export function formatSpan(
  field: FieldDescriptor,
  literal: string,
  { locale, timeZone, impliedYear }: ValueFormat,
  grouped = true,
): string | undefined {
  const found = endsOf(field, literal);
  if (found === undefined || found === 'empty') return undefined;
  const kind = boundKind(field);
  const discrete = discreteKind(field);
  const { from: first, to: last } = found;
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
  const ends = [dateInUtc(from), dateInUtc(to)] as const;
  const zone = kind === 'instant' ? timeZone : 'UTC';
  const [year = {}] = ends
    .map((end) => yearOption(end, zone, impliedYear))
    .filter(({ year }) => year !== undefined);
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    ...year,
    ...(discrete !== 'date' && timeOptions(locale)),
    timeZone: zone,
  };
  const format = new Intl.DateTimeFormat(locale, options);
  if (kind !== 'instant' || !ends.some((end) => isRepeated(format, end))) {
    return format.formatRange(...ends);
  }
  // Intl leaves out what it takes for the same, such as the zone of the first end.
  const zoned = new Intl.DateTimeFormat(locale, { ...options, timeZoneName: 'short' });
  return ends.map((end) => zoned.format(end)).join(' – ');
}

/** Half an hour and an hour in milliseconds: as far as zones set their clocks back. */
const setBack = [1_800_000, 3_600_000];

/** Whether the clock shows this time twice, before and after it is set back. */
function isRepeated(format: Intl.DateTimeFormat, moment: Date): boolean {
  const shown = format.format(moment);
  return setBack
    .flatMap((by) => [moment.getTime() - by, moment.getTime() + by])
    .some((other) => format.format(other) === shown);
}
