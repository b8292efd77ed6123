import { formatInstant } from '../moment/format-moment.ts';
import { parseMoment } from '../moment/moment.ts';
import { MomentText } from '../moment/moment-text.tsx';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** In the reader's own zone, which a detail names. The tooltip has the seconds, which few need. */
export function InstantDisplay({ value, place }: FieldDisplayProps) {
  const { locale, timeZone } = useValueFormat();
  const text = plainText(value);
  const moment = parseMoment(text);
  if (moment === undefined) return <MomentText text={text} shown={undefined} />;
  const precise = formatInstant(moment, { locale, timeZone, precise: true });
  const shown =
    place === 'exact'
      ? precise
      : formatInstant(moment, { locale, timeZone, precise: false, zone: place === 'detail' });
  return <MomentText text={text} shown={shown} title={precise} />;
}
