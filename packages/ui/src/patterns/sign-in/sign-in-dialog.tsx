import { useRef } from 'react';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../components/dialog/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInDialogProps } from './sign-in-props.ts';
import { signInMessages } from './messages.ts';

/** Asks to sign in again in a dialog over the current screen, which doesn't change. */
export function SignInDialog({ defaultEmail, onSignIn, onClose }: SignInDialogProps) {
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="small"
        data-slot="sign-in-dialog"
        initialFocus={defaultEmail === undefined ? undefined : password}
        // A press beside it would be taken for an answer.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <DialogHeader>
          <DialogTitle>{signInMessages.againTitle}</DialogTitle>
          <DialogDescription>{signInMessages.againAdvice}</DialogDescription>
        </DialogHeader>
        <DialogBody className="pt-2 pb-5">
          <SignInForm defaultEmail={defaultEmail} passwordRef={password} onSignIn={onSignIn} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
