import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Database } from './application.ts';

const SignInAgainDialog = lazy(async () => ({
  default: (await import('../routes/sign-in-again.tsx')).SignInAgainDialog,
}));

const subscribeToNothing = () => () => undefined;

/** The dialog that asks to sign in again, while it is asked. */
export function useSignInAgain(database: Database | null): ReactNode {
  const isAsked = useSyncExternalStore(
    database?.signInAgain.subscribe ?? subscribeToNothing,
    () => database?.signInAgain.isAsked() ?? false,
  );
  return (
    database !== null &&
    isAsked && (
      <Suspense>
        <SignInAgainDialog database={database} />
      </Suspense>
    )
  );
}
