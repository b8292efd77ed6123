import { quoteLiteral } from '@ninefold/values/sql';
import { hash } from 'bcryptjs';
import type { Backend } from '../backend/index.ts';

/** A person with an account. */
export interface Person {
  readonly id: string;
  /** Null for a person who signs in by phone. */
  readonly email: string | null;
}

const current = 'deleted_at is null and is_anonymous is not true';

/** Reads how many people there are with an e-mail address, and the first addresses. */
export async function peopleIn(
  backend: Pick<Backend, 'query'>,
  { atMost, without }: { readonly atMost: number; readonly without: readonly string[] },
): Promise<{ readonly count: number; readonly emails: readonly string[] }> {
  const { rows } = await backend.query<{ email: string; count: number }>(
    `select email, (count(*) over ())::int as count from auth.users
     where email <> '' and ${current} and email <> all ($1)
     order by created_at, email limit $2`,
    [without, atMost],
  );
  return { count: rows[0]?.count ?? 0, emails: rows.map(({ email }) => email) };
}

/** Finds a person by e-mail address or ID. */
export async function findPerson(
  backend: Pick<Backend, 'query'>,
  emailOrId: string,
): Promise<Person | undefined> {
  const { rows } = await backend.query<Person>(
    `select id, email from auth.users
     where (lower(email) = lower($1) or id::text = lower($1)) and ${current}
     order by created_at limit 1`,
    [emailOrId],
  );
  return rows[0];
}

/** Lets a person sign in with a password, whether or not they confirmed their address. */
export async function setPassword(
  backend: Pick<Backend, 'exec'>,
  { id }: Person,
  password: string,
): Promise<void> {
  // A team's trigger on accounts may reject what it doesn't expect.
  await backend.exec(`
    set local session_replication_role = replica;
    update auth.users set encrypted_password = ${quoteLiteral(await hash(password, 10))},
      banned_until = null, email_confirmed_at = coalesce(email_confirmed_at, now())
    where id = ${quoteLiteral(id)}`);
}
