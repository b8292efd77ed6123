import { formatTime } from '../moment/format-moment.ts';
import { parseTime } from '../moment/moment.ts';
import { MomentText } from '../moment/moment-text.tsx';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';

export function TimeDisplay({ value, place }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const parsed = parseTime(text);
  // 24:00 is the end of a day to Postgres, and midnight to no formatter.
  if (parsed === undefined || parsed.time.hour === 24) {
    return <MomentText text={text} formatted={undefined} />;
  }
  const zone = parsed.offset === undefined ? '' : ` ${/[+-][\d:]+$/.exec(text)?.[0] ?? 'UTC'}`;
  const formatted = formatTime(parsed.time, { locale, precise: place !== 'cell' }) + zone;
  const title = formatTime(parsed.time, { locale, precise: true }) + zone;
  return <MomentText text={text} formatted={formatted} title={title} />;
}
