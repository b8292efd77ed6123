import { readMultirangeLiteral, writeRangeLiteral } from '@ninefold/values/range';
import { Chips } from '../array/index.ts';
import { plainText } from '../plain-text.ts';
import { RangeDisplay, type RangeDisplayProps } from './display.tsx';
import { rangeField } from './range-field.ts';

/** Shows the ranges of a multirange, a chip each. */
export function MultirangeDisplay({ field, value, place, Bound }: RangeDisplayProps) {
  const text = plainText(value);
  const ranges = readMultirangeLiteral(text);
  if (ranges === undefined) return <span>{text}</span>;
  return (
    <Chips items={ranges} place={place}>
      {(range) => (
        <RangeDisplay
          field={rangeField(field)}
          value={writeRangeLiteral(range)}
          place={place}
          Bound={Bound}
        />
      )}
    </Chips>
  );
}
