import { formatDate } from '../moment/format-moment.ts';
import { parseMoment } from '../moment/moment.ts';
import { MomentText } from '../moment/moment-text.tsx';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';

export function DateDisplay({ value }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const moment = parseMoment(text);
  return <MomentText text={text} shown={moment && formatDate(moment, locale)} />;
}
