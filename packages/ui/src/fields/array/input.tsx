import { readArrayLiteral, writeArrayLiteral } from '@ninefold/values/array';
import { useRef, useState } from 'react';
import { TagInput } from '../../components/tag-input/index.ts';
import { controlProps, LineInput } from '../control/index.ts';
import type { FieldDescriptor, FieldInputProps, FieldText } from '../../shapes/index.ts';
import { useNumberReader } from '../number/index.ts';

/**
 * A list of elements, numbers as in the reader's locale. What has more than one dimension, holds NULL, or
 * has indexes that don't begin with 1 is typed as Postgres's own array literal.
 */
export function ArrayInput(props: FieldInputProps) {
  const { defaultValue = null } = props;
  const [initial] = useState(() => elementsOf(props.field, defaultValue));
  if (initial === undefined) return <LineInput {...props} mono />;
  return <ElementsInput {...props} initial={initial} />;
}

function elementsOf({ type }: FieldDescriptor, literal: FieldText): readonly string[] | undefined {
  // Boxes are separated by semicolons.
  if (type === 'box[]') return undefined;
  if (literal === null) return [];
  const elements = readArrayLiteral(literal);
  return elements?.every((element) => typeof element === 'string') ? elements : undefined;
}

interface ElementsInputProps extends FieldInputProps {
  readonly initial: readonly string[];
}

/** Returns the value without elements: NULL, or the empty array where it was that or can't be NULL. */
function emptyArray({ field, defaultValue = null }: FieldInputProps): FieldText {
  const isNullable = field.nullable ?? !field.required;
  return defaultValue === '{}' || (defaultValue !== null && !isNullable) ? '{}' : null;
}

const numbers: ReadonlySet<string | undefined> = new Set(['integer', 'decimal', 'float']);

function ElementsInput({ initial, ...props }: ElementsInputProps) {
  const { elementKind } = props.field;
  const { read, write } = useNumberReader(elementKind);
  const elements = useRef(initial);
  const [emptied] = useState(() => emptyArray(props));
  const report = (all: readonly string[]) =>
    props.onValueChange?.(all.length === 0 ? emptied : writeArrayLiteral(all));
  return (
    <TagInput
      {...controlProps(props)}
      defaultValue={initial}
      {...(numbers.has(elementKind) && { parse: parseNumber, format: write })}
      onValueChange={(next) => {
        elements.current = next;
        report(next);
      }}
      // Text that Enter has not ended counts too, so that it is not lost.
      onDraftChange={(draft) =>
        report([...elements.current, ...(draft === undefined ? [] : [draft])])
      }
    />
  );

  function parseNumber(text: string) {
    const { text: value, problem } = read(text);
    return problem === undefined ? { value } : { problem };
  }
}
