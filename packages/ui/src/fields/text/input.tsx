import { characterCount } from '@ninefold/values/simple';
import { useState } from 'react';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { Counter, useStoredText } from '../control/index.ts';
import type { FieldDescriptor, FieldInputProps } from '../../shapes/index.ts';
import { isMultiline } from './text-size.ts';

/** In longer texts the style gives each line its direction, in characters. */
const longestAutomatic = 20_000;

/** Text; where its length is limited, a counter appears near the end. */
export function TextInput(props: FieldInputProps) {
  const { field, name, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
  const [multiline] = useState(() => isMultiline(field, defaultValue));
  // Chrome takes a minute to find the direction of a megabyte of lines, and again with each key.
  const [isLong] = useState(() => (defaultValue ?? '').length > longestAutomatic);
  const storedText = useStoredText(defaultValue);
  const [length, setLength] = useState(() => characterCount(defaultValue ?? ''));
  const left = field.maxLength === undefined ? Infinity : field.maxLength - length;
  // Hidden until a fifth of the room is left.
  const counter = left <= (field.maxLength ?? 0) / 5 ? <Counter left={left} /> : undefined;
  const shared = {
    name,
    defaultValue: defaultValue ?? '',
    autoComplete: 'off',
    dir: 'auto',
    autoFocus: autoFocus,
    onBlur,
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const text = storedText(event.target.value);
      if (field.maxLength !== undefined) setLength(characterCount(text ?? ''));
      onValueChange?.(text);
    },
  };
  if (!multiline) {
    return (
      <TextField {...shared} inputMode={inputModeOf(field)} enterKeyHint="done" end={counter} />
    );
  }
  return (
    <div className="grid gap-1">
      <TextArea
        {...shared}
        {...(isLong && { dir: undefined, className: '[&_textarea]:[unicode-bidi:plaintext]' })}
        rows={3}
      />
      {counter}
    </div>
  );
}

const inputModes: ReadonlyMap<unknown, 'email' | 'url' | 'tel'> = new Map([
  ['email', 'email'],
  ['url', 'url'],
  ['image', 'url'],
  ['phone', 'tel'],
]);

/** Returns the keyboard that a phone offers. */
function inputModeOf({ name, format }: FieldDescriptor): 'email' | 'url' | 'tel' | undefined {
  if (format !== undefined) return inputModes.get(format);
  if (/(^|_)e?mail(_|$)/i.test(name)) return 'email';
  if (/(^|_)(url|website|homepage)(_|$)/i.test(name)) return 'url';
  if (/(^|_)(phone|telephone|tel|mobile|fax)(_|$)/i.test(name)) return 'tel';
  return undefined;
}
