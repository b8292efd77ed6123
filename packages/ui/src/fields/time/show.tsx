import { formatTime } from '../moment/format-moment.ts';
import { parseTime } from '../moment/moment.ts';
import { ShownMoment } from '../moment/show-moment.tsx';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

export function ShowTime({ value, place }: ShowFieldProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const parsed = parseTime(text);
  // 24:00 is the end of a day to Postgres, and midnight to no formatter.
  if (parsed === undefined || parsed.time.hour === 24) {
    return <ShownMoment text={text} shown={undefined} />;
  }
  const zone = parsed.offset === undefined ? '' : ` ${/[+-][\d:]+$/.exec(text)?.[0] ?? 'UTC'}`;
  const shown = formatTime(parsed.time, { locale, precise: place !== 'cell' }) + zone;
  const title = formatTime(parsed.time, { locale, precise: true }) + zone;
  return <ShownMoment text={text} shown={shown} title={title} />;
}
