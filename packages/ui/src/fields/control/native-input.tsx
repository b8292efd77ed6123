import { useState } from 'react';
import { useSeconds } from '../../components/date-time/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import type { FieldInputProps, FieldText } from '../../shapes/index.ts';
import { fieldInputMessages } from './messages.ts';

/** The phones on which the browser's own pickers of dates and times are better than segments. */
export const touchPhone = '(pointer: coarse) and (max-width: 39.99rem)';

/** Returns whether this is such a phone. It stays so while the phone is turned: what is chosen isn't lost. */
export function useTouchPhone(): boolean {
  const [isTouchPhone] = useState(() => window.matchMedia(touchPhone).matches);
  return isTouchPhone;
}

export interface NativeInputProps extends FieldInputProps {
  readonly type: 'date' | 'time' | 'datetime-local';
  /** Returns the input's text for a value: `2026-11-20T14:00:00`. */
  readonly show: (value: string) => string;
  /** Returns the value for the input's text. `values` are earlier ones, the latest first. */
  readonly read: (text: string, values: readonly FieldText[]) => FieldText;
}

const latest = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59:59', time: undefined };

/** A date or time that is chosen with the browser's own picker. */
export function NativeInput(props: NativeInputProps) {
  const { type, show, read, name, autoFocus } = props;
  const { defaultValue = null, onValueChange, onProblemChange, onBlur } = props;
  const [value, setValue] = useState(defaultValue);
  const seconds = useSeconds(value);
  return (
    <TextField
      type={type}
      {...{ name, autoFocus }}
      defaultValue={defaultValue === null ? '' : show(defaultValue)}
      // Otherwise years may have six digits.
      max={latest[type]}
      step={seconds ? 1 : undefined}
      className="tabular-nums"
      onChange={({ target }) => {
        const { badInput } = target.validity;
        onProblemChange?.(badInput ? fieldInputMessages.incomplete : undefined);
        if (badInput) return;
        const next = target.value === '' ? null : read(target.value, [value, defaultValue]);
        setValue(next);
        onValueChange?.(next);
      }}
      onBlur={({ target }) => {
        // Shows how it was read: an hour that daylight saving leaves out becomes the next one.
        if (value !== null && target.value !== '') target.value = show(value);
        onBlur?.();
      }}
    />
  );
}
