import type { FieldDescriptor, FieldKind } from '../../patterns/shapes.ts';
import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';
import { ShowElement } from '../show-element.tsx';
import { useValueFormat } from '../value-format.tsx';
import { parseRange } from './range.ts';

/** What Postgres's own range types are ranges of. */
const kindOfBounds: Readonly<Record<string, FieldKind>> = {
  int4range: 'integer',
  int8range: 'integer',
  numrange: 'decimal',
  daterange: 'date',
  tsrange: 'timestamp',
  tstzrange: 'instant',
};

/** Says in words which bound belongs to it. */
export function ShowRange({ field, value, place }: ShowFieldProps) {
  const { labels } = useValueFormat();
  const text = plainText(value);
  const range = parseRange(text);
  if (range === undefined) return <span>{text}</span>;
  if (range === 'empty') return <span>{labels.emptyRange}</span>;
  const { lower, upper } = range;
  if (lower === undefined && upper === undefined) return <span>{labels.unbounded}</span>;
  const kind = field.elementKind ?? kindOfBounds[field.type ?? ''] ?? 'other';
  const bound: FieldDescriptor = { ...field, kind, elementKind: undefined };
  return (
    <span title={text}>
      {lower && (
        <>
          {lower.inclusive ? labels.from : labels.after}{' '}
          <ShowElement field={bound} value={lower.text} place={place} />
        </>
      )}
      {lower && upper && ', '}
      {upper && (
        <>
          {upper.inclusive ? labels.to : labels.before}{' '}
          <ShowElement field={bound} value={upper.text} place={place} />
        </>
      )}
    </span>
  );
}
