import type { Application } from './application.ts';
import { failureOf } from './failure-of.ts';
import { isSessionLost } from './session-lost.ts';
import { signInAgainOf } from './sign-in-again.ts';

/**
 * Sends something in the name of the person whose screen it is. Where their session has ended, they
 * are asked to sign in again on the spot, and then it is sent. The server refused it before, so that
 * nothing is written twice. Where they don't sign in, or another person does, the client refuses it.
 *
 * @throws {DataError} of kind `signed out` where it was refused.
 */
export async function whileSignedIn<T>(
  application: Application,
  send: () => Promise<T>,
): Promise<T> {
  const session = application.database?.session;
  await session?.renew();
  await signInAgain(application);
  try {
    return await send();
  } catch (error) {
    await session?.settled();
    const isAsked = await signInAgain(application);
    // A token that was refused has been renewed.
    const isRenewed =
      failureOf(error).kind === 'signed out' && session?.state().status === 'signed in';
    if (!isAsked && !isRenewed) throw error;
    return send();
  }
}

/** Asks to sign in again where the session has ended. Returns whether it asked. */
async function signInAgain(application: Application): Promise<boolean> {
  const { database } = application;
  if (database === null || !isSessionLost(application)) return false;
  await signInAgainOf(database.session).ask();
  return true;
}
