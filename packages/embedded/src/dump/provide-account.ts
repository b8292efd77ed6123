import { hash } from 'bcryptjs';
import type { Backend, NewAccount } from '../backend/backend.ts';

/** Makes an account; one of that address that a dump has brought gets the password instead. */
export async function provideAccount(
  backend: Pick<Backend, 'query' | 'createAccount'>,
  account: NewAccount,
): Promise<void> {
  const { affectedRows } = await backend.query(
    'update auth.users set encrypted_password = $2 where lower(email) = lower($1)',
    [account.email, await hash(account.password, 10)],
  );
  if (affectedRows === 0) await backend.createAccount(account);
}
