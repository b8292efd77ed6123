import { deferred } from '../../application/index.ts';

/** Asks a person to sign in again over the open screen, once their session is lost. */
export const SignInAgain = deferred(() => import('./sign-in-again.tsx'), 'SignInAgain');
