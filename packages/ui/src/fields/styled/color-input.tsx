import { useState } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import { useFieldControl } from '../../components/field/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { colorInputMessages } from './messages.ts';

/** A colour as text, with the browser's own picker for those that it can show. */
export function ColorInput(props: FieldInputProps) {
  const { name, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
  const [text, setText] = useState(defaultValue ?? '');
  const { disabled } = useFieldControl({});
  const change = (next: string) => {
    setText(next);
    onValueChange?.(next === '' ? null : next);
  };
  return (
    <TextField
      name={name}
      value={text}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
      autoFocus={autoFocus}
      className="[&_input]:rtl:text-end"
      start={
        <input
          type="color"
          aria-label={colorInputMessages.pick}
          // The picker knows colours of six digits only.
          value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000'}
          disabled={disabled}
          className="size-6 rounded-xs border-0 bg-transparent p-0 pointer-coarse:size-11"
          onChange={({ target }) => change(target.value)}
        />
      }
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
    />
  );
}
