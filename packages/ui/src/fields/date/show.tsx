import { formatDate } from '../moment/format-moment.ts';
import { parseMoment } from '../moment/moment.ts';
import { ShownMoment } from '../moment/show-moment.tsx';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { useValueFormat } from '../value-format.tsx';

export function ShowDate({ value }: ShowFieldProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const moment = parseMoment(text);
  return <ShownMoment text={text} shown={moment && formatDate(moment, locale)} />;
}
