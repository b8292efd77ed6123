import { readArrayLiteral, writeArrayLiteral } from '@ninefold/values/array';
import { useState } from 'react';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { LineInput } from '../control/index.ts';
import { elementField } from '../element-field.ts';
import { ItemsInput } from '../items/index.ts';
import { TagsInput } from './tags-input.tsx';

/** Longer lists are typed, as an input for each item would be too much to load and to read. */
const maxItems = 200;

/** Kinds whose items are short lines: they are typed one after the other. */
const tagKinds: ReadonlySet<string | undefined> = new Set([
  'text',
  'integer',
  'decimal',
  'float',
  'uuid',
]);

/**
 * A list of elements, each with the input of its kind. What has more than one dimension, or bounds of its
 * own, is typed as Postgres's array literal.
 */
export function ArrayInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  const [initial, setInitial] = useState(() => itemsOf(defaultValue));
  const [isList, setList] = useState(() => !canBeTags(props, initial));
  if (initial === undefined || field.type === 'box[]' || field.shape !== undefined) {
    return <LineInput {...props} mono />;
  }
  if (isList) {
    return (
      <ItemsInput
        {...props}
        initial={initial}
        nullableItems
        itemField={(label) => elementField(field, label)}
        write={writeArrayLiteral}
      />
    );
  }
  return (
    <TagsInput
      {...props}
      initial={initial?.filter((item) => item !== null) ?? []}
      onList={(items) => {
        setInitial(items.length === 0 && field.nullable !== false ? null : items);
        setList(true);
      }}
    />
  );
}

function itemsOf(literal: FieldText): readonly FieldText[] | null | undefined {
  if (literal === null) return null;
  const items = readArrayLiteral(literal);
  return items?.every((item) => item === null || typeof item === 'string') === true &&
    items.length <= maxItems
    ? items
    : undefined;
}

/** Tags are never NULL, blank or of several lines, and a list without any is NULL where that is allowed. */
function canBeTags(
  { field }: FieldInputProps,
  items: readonly FieldText[] | null | undefined,
): boolean {
  if (!tagKinds.has(field.elementKind) || field.options !== undefined) return false;
  if (items === null || items === undefined) return true;
  if (items.length === 0) return field.nullable === false;
  return items.every((item) => item !== null && item.trim() === item && /^[^\r\n\t]+$/.test(item));
}
