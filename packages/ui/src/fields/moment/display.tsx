import { formatTimestamp } from '../moment/format-moment.ts';
import { parseMoment } from '../moment/moment.ts';
import { MomentText } from '../moment/moment-text.tsx';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** As it stands on the wall: no zone is known, and none is invented. The tooltip has the seconds. */
export function TimestampDisplay({ value, place }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const moment = parseMoment(text);
  if (moment === undefined) return <MomentText text={text} shown={undefined} />;
  const precise = formatTimestamp(moment, { locale, precise: true });
  const shown = place === 'exact' ? precise : formatTimestamp(moment, { locale, precise: false });
  return <MomentText text={text} shown={shown} title={precise} />;
}
