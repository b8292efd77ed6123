import {
  type Backend,
  findPerson,
  type KnownAccount,
  peopleIn,
  setPassword,
} from '@ninefold/embedded';
import { randomPassword } from './random-password.ts';
import type { Reporter } from '../reporter/index.ts';
import { UsageError } from '../errors/index.ts';

/** The maximum number of people listed. */
const maxListed = 5;

/**
 * Returns the accounts to sign in with: first the person that `--as` names, with the password of the
 * first known account or a random one, and then the known accounts. Without `--as`, it notes which people a dump has,
 * because row security may hide every record from the demonstration account.
 *
 * @throws {UsageError} if there is no such person, or they have no e-mail address.
 */
export async function accountsAs(
  backend: Backend,
  known: readonly KnownAccount[],
  as: string | undefined,
  reporter: Pick<Reporter, 'note'>,
): Promise<readonly KnownAccount[]> {
  const people = await peopleIn(backend, {
    atMost: maxListed,
    without: known.map(({ email }) => email),
  });
  const examples = `${people.emails.join(', ')}${people.count > people.emails.length ? ', …' : ''}`;
  if (as === undefined) {
    if (people.count > 0) {
      reporter.note(
        `Row security may hide records from the demonstration account. --as EMAIL signs in as one of the ${people.count} people in auth.users: ${examples}`,
      );
    }
    return known;
  }
  const person = await findPerson(backend, as.trim());
  if (person === undefined) {
    throw new UsageError(
      people.count > 0
        ? `No person in auth.users has the e-mail address or ID ${as}. These exist: ${examples}`
        : `No person in auth.users has the e-mail address or ID ${as}: the table is empty. With --schema=public, pg_dump leaves people out. Add --schema=auth, then load the new dump with --reset.`,
    );
  }
  const { email } = person;
  if (email === null || email === '') {
    throw new UsageError(`${as} has no e-mail address to sign in with. Choose another person.`);
  }
  const account = known.find((each) => each.email === email);
  if (account !== undefined) {
    return [...known].sort(
      (first, second) => Number(second === account) - Number(first === account),
    );
  }
  const password = known[0]?.password ?? randomPassword();
  await setPassword(backend, person, password);
  return [{ email, password, role: 'authenticated' }, ...known];
}
