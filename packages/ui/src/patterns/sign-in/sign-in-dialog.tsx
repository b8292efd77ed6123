import { useRef } from 'react';
import { DialogBody } from '../../components/dialog/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInDialogProps } from './sign-in-props.ts';
import { TaskDialog } from '../task-dialog.tsx';
import { signInMessages } from './messages.ts';

/** Asks to sign in again in a dialog over the current screen, which doesn't change. */
export function SignInDialog({ defaultEmail, onSignIn, onClose }: SignInDialogProps) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <TaskDialog
      size="small"
      data-slot="sign-in-dialog"
      title={signInMessages.againTitle}
      description={signInMessages.againAdvice}
      initialFocus={defaultEmail === undefined ? undefined : password}
      // A press beside it would be taken for an answer.
      onInteractOutside={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <DialogBody className="pt-2 pb-5">
        <SignInForm defaultEmail={defaultEmail} passwordRef={password} onSignIn={onSignIn} />
      </DialogBody>
    </TaskDialog>
  );
}
