import { SignInDialog } from '@ninefold/ui/patterns/sign-in';
import { useRouter } from '@tanstack/react-router';
import type { Database } from '../application/application.ts';
import { failureOf } from '../application/failure.ts';
import { useScreen } from '../application/use-screen.ts';

export interface SignInAgainDialogProps {
  readonly database: Database;
}

/** Signs in again over the screen that is open, and reads again what it shows. */
export function SignInAgainDialog({ database: { session, signInAgain } }: SignInAgainDialogProps) {
  const { application, person } = useScreen();
  const router = useRouter();
  return (
    <SignInDialog
      defaultEmail={person?.email}
      onClose={signInAgain.dismiss}
      onSignIn={async (credentials) => {
        try {
          const by = await session.signIn(credentials);
          if (by.id !== person?.id) await router.invalidate();
          // Meanwhile it was read as a visitor, who sees less.
          void application.queries.invalidateQueries();
          return undefined;
        } catch (error) {
          return failureOf(error).message;
        }
      }}
    />
  );
}
