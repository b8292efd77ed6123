import { formatTime, readTimeOfDay } from '@ninefold/values/calendar';
import { MomentText } from '../moment/index.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** 24:00 in microseconds: the end of a day to Postgres, and midnight to no formatter. */
const endOfDay = 86_400_000_000;

export function TimeDisplay({ value, place }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const parsed = readTimeOfDay(text);
  if (parsed === undefined || parsed.time === endOfDay) {
    return <MomentText text={text} formatted={undefined} />;
  }
  const zone = parsed.offset === undefined ? '' : ` ${/[+-][\d:]+$/.exec(text)?.[0] ?? 'UTC'}`;
  const formatted = formatTime(parsed.time, { locale, precise: place !== 'cell' }) + zone;
  const title = formatTime(parsed.time, { locale, precise: true }) + zone;
  return <MomentText text={text} formatted={formatted} title={title} />;
}
