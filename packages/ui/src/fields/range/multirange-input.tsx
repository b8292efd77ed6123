import {
  readMultirangeLiteral,
  readRangeLiteral,
  writeMultirangeLiteral,
  writeRangeLiteral,
} from '@ninefold/values/range';
import { useState } from 'react';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { LineInput } from '../control/index.ts';
import { ItemsInput } from '../items/index.ts';
import { rangeField } from './range-field.ts';

/** A multirange as a list of ranges, which Postgres sorts and joins where they touch. */
export function MultirangeInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const [initial] = useState(() =>
    defaultValue === null
      ? null
      : readMultirangeLiteral(defaultValue)?.map((range) => writeRangeLiteral(range)),
  );
  if (initial === undefined) return <LineInput {...props} mono />;
  return (
    <ItemsInput
      {...props}
      initial={initial}
      nullableItems={false}
      itemField={(label) => rangeField(field, label)}
      write={writeItems}
    />
  );
}

function writeItems(items: readonly FieldText[]): string {
  return writeMultirangeLiteral(items.flatMap((item) => readRangeLiteral(item ?? '') ?? []));
}
