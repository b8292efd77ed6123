import type { Session } from '@ninefold/data/session';
import { SignInDialog } from '@ninefold/ui/patterns/sign-in';
import { useSyncExternalStore } from 'react';
import { failureOf, signInAgainOf } from '../../application/index.ts';
import { useScreen } from '../../screen-context/index.ts';

/** Asks to sign in again over the screen that is open, once its session is lost. */
export function SignInAgain() {
  const { application } = useScreen();
  const session = application.database?.session;
  return session && <Question session={session} />;
}

function Question({ session }: { readonly session: Session }) {
  const { application, person } = useScreen();
  const { subscribe, isAsked, dismiss } = signInAgainOf(session);
  if (!useSyncExternalStore(subscribe, isAsked)) return null;
  return (
    <SignInDialog
      defaultEmail={person?.email}
      onClose={dismiss}
      onSignIn={async (credentials) => {
        try {
          await session.signIn(credentials);
          // Meanwhile nothing could be read.
          void application.queries.invalidateQueries();
          return undefined;
        } catch (error) {
          return failureOf(error).message;
        }
      }}
    />
  );
}
