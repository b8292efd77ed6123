import { formatDate, formatInstant, formatTimestamp, parseMoment } from '@ninefold/values/calendar';
import type { ReactNode } from 'react';
import type { FieldDisplayProps } from '../display-props.ts';
import { plainText } from '../plain-text.ts';
import { useValueFormat } from '../value-format.tsx';

/**
 * Shows a date; a timestamp as on a wall clock, as no zone is known; an instant in the reader's own
 * zone, which a detail names. The tooltip has the whole of it, with the seconds, which few need.
 */
export function MomentDisplay({ field, value, place }: FieldDisplayProps) {
  const { locale, timeZone, impliedYear } = useValueFormat(place);
  const text = plainText(value);
  const moment = parseMoment(text);
  if (moment === undefined) return <MomentText text={text} formatted={undefined} />;
  if (field.kind === 'date') {
    return <MomentText text={text} formatted={formatDate(moment, { locale, impliedYear })} />;
  }
  const isInstant = field.kind === 'instant';
  const format = isInstant ? formatInstant : formatTimestamp;
  const precise = format(moment, { locale, timeZone, precise: true });
  const zone = isInstant && place === 'detail';
  const formatted =
    place === 'exact'
      ? precise
      : format(moment, { locale, timeZone, precise: false, zone, impliedYear });
  return <MomentText text={text} formatted={formatted} title={precise} />;
}

interface MomentTextProps {
  /** The value as Postgres wrote it. */
  readonly text: string;
  /** Undefined where the value has a form that can't be formatted: it shows as it is. */
  readonly formatted: string | undefined;
  /** Seconds and the zone, for the tooltip. */
  readonly title?: string;
}

/** Shows a date or time, with the exact value for machines. */
export function MomentText({ text, formatted, title }: MomentTextProps): ReactNode {
  if (formatted === undefined) return <span>{text}</span>;
  return (
    <time
      dateTime={text.replace(/^(\S+) (\d)/, '$1T$2')}
      title={title === formatted ? undefined : title}
      className="tabular-nums"
    >
      {formatted}
    </time>
  );
}
