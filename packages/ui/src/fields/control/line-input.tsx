import type { ComponentProps } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';

export interface LineInputProps extends FieldInputProps {
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly placeholder?: string;
  /** For text that machines read letter by letter. */
  readonly mono?: boolean;
  /** Returns the text that the input shows after it loses focus. */
  readonly settle?: (text: string) => string;
}

/** One line of text in the form of its kind; surrounding spaces are trimmed. */
export function LineInput(props: LineInputProps) {
  const { name, defaultValue, onValueChange, onBlur, autoFocus, inputMode, placeholder, mono } =
    props;
  const { settle } = props;
  return (
    <TextField
      name={name}
      defaultValue={defaultValue ?? ''}
      inputMode={inputMode}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
      autoFocus={autoFocus}
      className={`[&_input]:rtl:text-end ${mono ? 'font-mono text-md' : 'tabular-nums'}`}
      onChange={(event) => {
        const text = event.target.value.trim();
        onValueChange?.(text === '' ? null : text);
      }}
      onBlur={({ target }) => {
        const settled = settle?.(target.value);
        if (settled !== undefined && settled !== target.value) target.value = settled;
        onBlur?.();
      }}
    />
  );
}
