import { formatInstant } from '../moment/format-moment.ts';
import { parseMoment } from '../moment/moment.ts';
import { ShownMoment } from '../moment/show-moment.tsx';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** In the reader's own zone, which a detail names. The tooltip has the seconds, which few need. */
export function ShowInstant({ value, place }: ShowFieldProps) {
  const { locale, timeZone } = useValueFormat();
  const text = plainText(value);
  const moment = parseMoment(text);
  if (moment === undefined) return <ShownMoment text={text} shown={undefined} />;
  const precise = formatInstant(moment, { locale, timeZone, precise: true });
  const shown =
    place === 'exact'
      ? precise
      : formatInstant(moment, { locale, timeZone, precise: false, zone: place === 'detail' });
  return <ShownMoment text={text} shown={shown} title={precise} />;
}
