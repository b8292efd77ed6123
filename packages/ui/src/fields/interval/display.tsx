import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';
import { formatInterval, parseInterval } from './interval.ts';

export function IntervalDisplay({ value }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const parts = parseInterval(text);
  if (parts === undefined) return <span>{text}</span>;
  return (
    <span title={text} className="tabular-nums">
      {formatInterval(parts, locale)}
    </span>
  );
}
