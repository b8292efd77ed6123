import { DataError } from '@ninefold/data/client';
import type { Application } from '../application/index.ts';
import { failureOf } from '../errors/index.ts';
import { sessionMessages } from './messages.ts';
import { isSessionLost } from './session-person.ts';
import { signInAgainOf } from './sign-in-again.ts';

/**
 * Sends something in the name of the person whose screen it is. Where their session has ended, they
 * are asked to sign in again on the spot, and then it is sent. The server refused it before, so that
 * nothing is written twice.
 *
 * @throws {DataError} of kind `signed out` where they don't sign in, or another person does.
 */
export async function whileSignedIn<T>(
  application: Application,
  send: () => Promise<T>,
): Promise<T> {
  const session = application.database?.session;
  // Otherwise it would be sent as a visitor.
  await session?.renew();
  if (isSessionLost(application)) await signInAgain(application);
  try {
    return await send();
  } catch (error) {
    await session?.settled();
    if (isSessionLost(application)) await signInAgain(application);
    // A token that was refused has been renewed.
    else if (failureOf(error).kind !== 'signed out' || session?.state().status !== 'signed in') {
      throw error;
    }
    return send();
  }
}

async function signInAgain({ database }: Application): Promise<void> {
  const by = database && (await signInAgainOf(database.session).ask());
  if (by === 'same person') return;
  throw new DataError({
    kind: 'signed out',
    code: '',
    message: by === 'another person' ? sessionMessages.anotherPerson : sessionMessages.ended,
    reaction: 'sign in',
    technical: { message: '', details: '', hint: '', status: 401 },
  });
}
