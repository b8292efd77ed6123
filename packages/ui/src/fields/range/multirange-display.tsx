import { readMultirangeLiteral, writeRangeLiteral } from '@ninefold/values/range';
import { Chips } from '../array/index.ts';
import type { KindDisplayProps } from '../display-props.ts';
import { plainText } from '../plain-text.ts';
import { RangeDisplay } from './display.tsx';
import { rangeField } from './range-field.ts';

/** Shows the ranges of a multirange, a chip each. */
export function MultirangeDisplay(props: KindDisplayProps) {
  const { field, value, place } = props;
  const text = plainText(value);
  const ranges = readMultirangeLiteral(text);
  if (ranges === undefined) return <span>{text}</span>;
  return (
    <Chips items={ranges} place={place}>
      {(range) => (
        <RangeDisplay {...props} field={rangeField(field)} value={writeRangeLiteral(range)} />
      )}
    </Chips>
  );
}
