import { hash } from 'bcryptjs';
import type { NewAccount } from './backend.ts';

/** One statement and its parameters. */
export interface Statement {
  sql: string;
  params: unknown[];
}

/** How often bcrypt doubles its work: as Auth does for a secret, and at least. */
const work = { secret: 10, public: 4 };

/** Returns the statement that creates an account, as Auth's sign-up with a confirmed address. */
export async function accountStatement(account: NewAccount): Promise<Statement & { id: string }> {
  const id = account.id ?? crypto.randomUUID();
  const email = account.email.toLowerCase();
  const userMetadata = { ...account.userMetadata, email, email_verified: true, sub: id };
  const appMetadata = { provider: 'email', providers: ['email'], ...account.appMetadata };
  const sql = `
    with account as (
      insert into auth.users (id, email, encrypted_password, email_confirmed_at,
        raw_app_meta_data, raw_user_meta_data)
      values ($1, $2, $3, now(), $4, $5)
      returning id
    )
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    select $6, 'email', account.id::text, account.id, $7 from account`;
  const params = [
    id,
    email,
    await hash(account.password, account.isPasswordPublic ? work.public : work.secret),
    JSON.stringify(appMetadata),
    JSON.stringify(userMetadata),
    crypto.randomUUID(),
    JSON.stringify(userMetadata),
  ];
  return { id, sql, params };
}
