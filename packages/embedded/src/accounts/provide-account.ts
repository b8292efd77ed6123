import type { Backend, NewAccount } from '../backend/index.ts';
import { DatabaseError } from '../postgres/index.ts';
import { findPerson, setPassword } from './people.ts';

/** How an account was provided. */
export type ProvidedAccount =
  | { readonly kind: 'provided' }
  /** It was created without the triggers on accounts, because one rejected or dropped it. */
  | { readonly kind: 'withoutTriggers'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Creates an account, or sets the password of an account with that address. Triggers on accounts run,
 * because they often create the person's profile. The account doesn't depend on them.
 */
export async function provideAccount(
  backend: Pick<Backend, 'query' | 'exec' | 'createAccount'>,
  account: NewAccount,
): Promise<ProvidedAccount> {
  const person = await findPerson(backend, account.email);
  if (person !== undefined) {
    await setPassword(backend, person, account.password);
    return { kind: 'provided' };
  }
  const reason = await failureOf(backend, account);
  if (reason === undefined) return { kind: 'provided' };
  const withoutTriggers = await failureOf(backend, { ...account, withoutTriggers: true });
  return withoutTriggers === undefined
    ? { kind: 'withoutTriggers', reason }
    : { kind: 'failed', reason: withoutTriggers };
}

/** Creates an account. Returns why it doesn't exist afterwards; undefined if it does. */
async function failureOf(
  backend: Pick<Backend, 'query' | 'createAccount'>,
  account: NewAccount,
): Promise<string | undefined> {
  try {
    const { id } = await backend.createAccount(account);
    const { rows } = await backend.query('select from auth.users where id = $1 and email = $2', [
      id,
      account.email.toLowerCase(),
    ]);
    if (rows.length > 0) return undefined;
    await backend.query('delete from auth.users where id = $1', [id]);
    return 'a trigger did not keep it';
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    return error.message;
  }
}
