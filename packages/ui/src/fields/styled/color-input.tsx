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
    <div className="flex items-center gap-1">
      <input
        type="color"
        aria-label={colorInputMessages.pick}
        // The picker knows colours of six digits only.
        value={/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : '#000000'}
        disabled={disabled}
        className="size-control shrink-0 rounded-md border border-line-strong bg-panel p-1 pointer-coarse:size-11"
        onChange={({ target }) => change(target.value)}
      />
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
        className="min-w-0 flex-1 [&_input]:rtl:text-end"
        onChange={({ target }) => change(target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
