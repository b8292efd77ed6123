import { formatTimestamp } from '../moment/format-moment.ts';
import { parseMoment } from '../moment/moment.ts';
import { ShownMoment } from '../moment/show-moment.tsx';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

/** As it stands on the wall: no zone is known, and none is invented. The tooltip has the seconds. */
export function ShowTimestamp({ value, place }: ShowFieldProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const moment = parseMoment(text);
  if (moment === undefined) return <ShownMoment text={text} shown={undefined} />;
  const precise = formatTimestamp(moment, { locale, precise: true });
  const shown = place === 'exact' ? precise : formatTimestamp(moment, { locale, precise: false });
  return <ShownMoment text={text} shown={shown} title={precise} />;
}
