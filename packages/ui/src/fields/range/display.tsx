import type { FieldDescriptor } from '../../patterns/shapes.ts';
import { isGrouped } from '../alignment.ts';
import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';
import { ElementDisplay } from '../element-display.tsx';
import { useValueFormat } from '../value-format.tsx';
import { boundKind } from './bound-kind.ts';
import { formatSpan } from './format-span.ts';
import { parseRange } from './range.ts';

/** Shows a range from end to end, in words where an end is open or unusual. */
export function RangeDisplay({ field, value, place }: FieldDisplayProps) {
  const { labels, ...format } = useValueFormat();
  const text = plainText(value);
  const range = parseRange(text);
  if (range === undefined) return <span>{text}</span>;
  if (range === 'empty') return <span>{labels.emptyRange}</span>;
  const { lower, upper } = range;
  if (lower === undefined && upper === undefined) return <span>{labels.unbounded}</span>;
  const kind = boundKind(field) ?? 'other';
  const span = formatSpan(kind, text, format, isGrouped(field));
  if (span !== undefined) {
    return (
      <span title={text} className="tabular-nums">
        {span}
      </span>
    );
  }
  const bound: FieldDescriptor = { ...field, kind, elementKind: undefined };
  return (
    <span title={text}>
      {lower && (
        <>
          {lower.inclusive ? labels.from : labels.after}{' '}
          <ElementDisplay field={bound} value={lower.text} place={place} />
        </>
      )}
      {lower && upper && ', '}
      {upper && (
        <>
          {upper.inclusive ? labels.to : labels.before}{' '}
          <ElementDisplay field={bound} value={upper.text} place={place} />
        </>
      )}
    </span>
  );
}
