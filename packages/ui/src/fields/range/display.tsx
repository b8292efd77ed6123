import { readRangeLiteral } from '@ninefold/values/range';
import { richText } from '../../rich-text.ts';
import type { FieldDescriptor } from '../../shapes/index.ts';
import { isGrouped, isNumber } from '../alignment.ts';
import type { KindDisplayProps } from '../display-props.ts';
import { plainText } from '../plain-text.ts';
import { useValueFormat } from '../value-format.tsx';
import { boundKind } from './bounds.ts';
import { rangeDisplayMessages } from './display-messages.ts';
import { formatSpan } from './format-span.ts';

/** Shows a range from end to end, in words where an end is open or unusual. */
export function RangeDisplay(props: KindDisplayProps) {
  const { field, value, ElementDisplay } = props;
  const format = useValueFormat(props.place);
  const text = plainText(value);
  const range = readRangeLiteral(text);
  if (range === undefined) return <span>{text}</span>;
  if (range === 'empty') return <span>{rangeDisplayMessages.emptyRange}</span>;
  const { lower, upper } = range;
  if (lower === null && upper === null) return <span>{rangeDisplayMessages.unbounded}</span>;
  const kind = boundKind(field) ?? 'other';
  const span = formatSpan(field, text, format, isGrouped(field));
  if (span !== undefined) {
    return (
      <span title={text} className="tabular-nums">
        {span}
      </span>
    );
  }
  const bound: FieldDescriptor = { ...field, kind, elementKind: undefined };
  const { range: between, rangeWithoutEnd, rangeWithoutStart } = rangeDisplayMessages;
  const message = lower === null ? rangeWithoutStart : upper === null ? rangeWithoutEnd : between;
  return (
    <span title={text}>
      {richText(
        message.parts({
          kind: isNumber(kind) ? 'number' : 'other',
          lower: range.lowerInclusive ? 'included' : 'excluded',
          upper: range.upperInclusive ? 'included' : 'excluded',
          from: <ElementDisplay {...props} field={bound} value={lower ?? ''} />,
          to: <ElementDisplay {...props} field={bound} value={upper ?? ''} />,
        }),
      )}
    </span>
  );
}
