import { useState } from 'react';
import { LineInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { type NumberUnit, numberUnit } from './number-unit.ts';
import { useNumberReader } from './use-number-reader.ts';

export interface NumberInputProps extends FieldInputProps {
  /** By default that of the field’s format. */
  readonly unit?: NumberUnit | undefined;
}

/**
 * A number, shown and typed as in the reader's locale. A text input on purpose: number inputs round
 * to a JavaScript number, and their wheel and arrow keys change values by accident.
 */
export function NumberInput(props: NumberInputProps) {
  const { field, defaultValue = null, onValueChange, onProblemChange } = props;
  const { read, write } = useNumberReader(field.kind);
  const [initial] = useState(() => (defaultValue === null ? null : write(defaultValue)));
  const change = (typed: string | null) => {
    // Unchanged text is not read again: its form is unknown.
    const { text, problem } = typed === initial ? { text: defaultValue } : readOrEmpty(typed, read);
    onProblemChange?.(problem);
    if (text !== undefined) onValueChange?.(text);
  };
  return (
    <LineInput
      {...props}
      defaultValue={initial}
      unit={props.unit ?? numberUnit(field)}
      inputMode={field.kind === 'integer' ? 'numeric' : 'decimal'}
      onValueChange={change}
      // Shows how the number was read: 1.250 becomes 1250 in German.
      settle={(typed) => {
        const { text } = typed.trim() === initial ? {} : read(typed);
        return text === undefined ? typed : write(text);
      }}
    />
  );
}

function readOrEmpty(
  typed: string | null,
  read: ReturnType<typeof useNumberReader>['read'],
): { readonly text?: string | null; readonly problem?: string } {
  return typed === null ? { text: null } : read(typed);
}
