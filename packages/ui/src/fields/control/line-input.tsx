import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { hasLineBreak, useStoredText } from './stored-text.ts';

export interface LineInputProps extends FieldInputProps {
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly placeholder?: string;
  /** Inside the box after the text. */
  readonly end?: ReactNode;
  /** Inside the box after the text, and described to those who don’t see it. */
  readonly unit?: { readonly short: string; readonly description: string } | undefined;
  /** For text that machines read letter by letter. */
  readonly mono?: boolean;
  /** Keeps spaces around the text, which may be part of the value. */
  readonly verbatim?: boolean;
  /** The value may have several lines. One that has them is never cut to a line. */
  readonly multiline?: boolean;
  /** Returns the text that the input shows after it loses focus. */
  readonly settle?: (text: string) => string;
}

/** Text in the form of its kind, in one line where the value has one. Surrounding spaces are trimmed. */
export function LineInput(props: LineInputProps) {
  const { name, defaultValue = null, onValueChange, onBlur, autoFocus, placeholder, mono } = props;
  const { inputMode, verbatim = false, settle, unit } = props;
  const unitId = useId();
  const [multiline] = useState(() => props.multiline === true || hasLineBreak(defaultValue));
  const storedText = useStoredText(defaultValue);
  const shared = {
    name,
    defaultValue: defaultValue ?? '',
    placeholder,
    autoComplete: 'off',
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    dir: 'ltr',
    autoFocus,
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }) =>
      onValueChange?.(storedText(verbatim ? value : value.trim())),
  };
  if (multiline) {
    return <TextArea {...shared} rows={3} className="font-mono text-md" onBlur={onBlur} />;
  }
  return (
    <TextField
      {...shared}
      inputMode={inputMode}
      enterKeyHint="done"
      end={
        unit === undefined ? (
          props.end
        ) : (
          <>
            <span aria-hidden="true">{unit.short}</span>
            <span id={unitId} className="sr-only">
              {unit.description}
            </span>
          </>
        )
      }
      aria-describedby={unit && unitId}
      className={`[&_input]:rtl:text-end ${mono ? 'font-mono text-md' : 'tabular-nums'}`}
      onBlur={({ target }) => {
        const settled = settle?.(target.value);
        if (settled !== undefined && settled !== target.value) target.value = settled;
        onBlur?.();
      }}
    />
  );
}
