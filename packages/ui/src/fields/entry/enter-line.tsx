import type { ComponentProps } from 'react';
import { TextField } from '../../components/text-field/index.ts';
import type { EnterFieldProps } from './entry-props.ts';

export interface EnterLineProps extends EnterFieldProps {
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly placeholder?: string;
  /** For what a machine reads letter by letter. */
  readonly mono?: boolean;
  /** Returns the text that the input shows once it is left. */
  readonly settle?: (text: string) => string;
}

/** One line that is read as a value of its kind; blanks around it mean nothing. */
export function EnterLine(props: EnterLineProps) {
  const { name, defaultValue, onChange, onBlur, takesFocus, inputMode, placeholder, mono } = props;
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
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      className={`[&_input]:rtl:text-end ${mono ? 'font-mono text-md' : 'tabular-nums'}`}
      onChange={(event) => {
        const text = event.target.value.trim();
        onChange?.(text === '' ? null : text);
      }}
      onBlur={({ target }) => {
        const settled = settle?.(target.value);
        if (settled !== undefined && settled !== target.value) target.value = settled;
        onBlur?.();
      }}
    />
  );
}
