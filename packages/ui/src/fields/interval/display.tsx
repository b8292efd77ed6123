import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';
import { formatInterval } from '@ninefold/values/interval';

export function IntervalDisplay({ value }: FieldDisplayProps) {
  const { locale } = useValueFormat();
  const text = plainText(value);
  const formatted = formatInterval(text, locale);
  if (formatted === undefined) return <span>{text}</span>;
  return (
    <span title={text} className="tabular-nums">
      {formatted}
    </span>
  );
}
