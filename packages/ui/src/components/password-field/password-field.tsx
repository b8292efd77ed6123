import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Names of the button that shows the password, and hides it again. */
  readonly showLabel?: string;
  readonly hideLabel?: string;
}

/** A password input with a button that shows what was typed. */
export function PasswordField({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  autoComplete = 'current-password',
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton
          size="small"
          className="size-6"
          label={shown ? hideLabel : showLabel}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
      {...props}
    />
  );
}
