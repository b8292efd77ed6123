import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../labels/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextField, type TextFieldProps } from '../text-field/index.ts';

export const passwordFieldLabels = { show: 'Show password', hide: 'Hide password' };

/** A password input with a button that shows what was typed. */
export function PasswordField({
  autoComplete = 'current-password',
  ...props
}: Omit<TextFieldProps, 'type' | 'end'>) {
  const labels = useLabels(passwordFieldLabels);
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
          label={shown ? labels.hide : labels.show}
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
