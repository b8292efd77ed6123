import { bitLimit, bitsIn, checkText, isCheckedType } from '@ninefold/values/checked';
import { useState } from 'react';
import { Counter, LineInput } from '../control/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { MoneyInput } from './money-input.tsx';
import { PointInput } from './point-input.tsx';
import { xmlProblem } from './xml-problem.ts';

/** Types whose values have lines. */
const multilineTypes: ReadonlySet<string> = new Set(['xml', 'tsvector']);

/** A value of a type that is text here, checked where its form is known. */
export function OtherInput(props: FieldInputProps) {
  const { type } = props.field;
  if (type === 'point') return <PointInput {...props} />;
  return type === 'money' ? <MoneyInput {...props} /> : <CheckedInput {...props} />;
}

function CheckedInput(props: FieldInputProps) {
  const { field, defaultValue = null, onValueChange, onProblemChange } = props;
  const { type = '' } = field;
  const [initial] = useState(defaultValue);
  const limit = bitLimit(type);
  const [entered, setEntered] = useState(() => bitsIn(defaultValue ?? '') ?? 0);
  const change = (text: FieldText) => {
    setEntered(bitsIn(text ?? '') ?? 0);
    // The database has accepted what the record holds already.
    const isNew = text !== null && text !== '' && text !== initial;
    onProblemChange?.(isNew ? problemOf(type, text) : undefined);
    onValueChange?.(text);
  };
  return (
    <LineInput
      {...props}
      mono={isCheckedType(type)}
      verbatim={!isCheckedType(type)}
      multiline={multilineTypes.has(type)}
      inputMode={limit === undefined ? undefined : 'numeric'}
      end={limit !== undefined && <Counter left={limit - entered} />}
      onValueChange={change}
    />
  );
}

function problemOf(type: string, text: string): string | undefined {
  return type === 'xml' ? xmlProblem(text) : checkText(text, type);
}
