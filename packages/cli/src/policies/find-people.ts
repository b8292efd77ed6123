import { formatList } from '@ninefold/messages';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { CommandError } from '../command/index.ts';
import type { Session } from '../sources/index.ts';
import { attempt } from './attempt.ts';
import { proofMessages } from './messages.ts';
import type { Person } from './model/index.ts';
import {
  accountOfEachRoleSql,
  type AccountSource,
  accountSql,
  becomeOwnerSql,
  becomeSql,
  claimsOfSql,
  currentRolesSql,
  firstAccountsSql,
  type FoundAccount,
  platformSql,
} from './sql/index.ts';
import { insufficientPrivilege } from './verdict.ts';

interface Wanted {
  /** Where people's roles are. */
  readonly access: AccessDeclaration | undefined;
  /** E-mail addresses or IDs; none for one person of each role. */
  readonly as: readonly string[];
}

/** How many accounts are asked for the roles that a function returns. */
const mostAsked = 200;

/**
 * Finds who is tried: a visitor, and the people that are wanted or one of each role. Must run in a
 * transaction.
 *
 * @throws {CommandError} if the database has none of the roles of the Data API or not that person, or if the
 * user of the connection may not switch to these roles.
 */
export async function findPeople(session: Session, wanted: Wanted): Promise<readonly Person[]> {
  const { rows } =
    await session.query<Record<'accounts' | 'hook' | 'anon' | 'authenticated', boolean>>(
      platformSql,
    );
  const has = rows[0];
  if (has?.anon !== true && has?.authenticated !== true) {
    throw new CommandError(proofMessages.noRoles({ roles: 'anon, authenticated' }));
  }
  for (const person of [visitorPerson, newcomer]) {
    if (has[person.databaseRole]) await checkSwitch(session, person);
  }
  const visitor = has.anon ? [visitorPerson] : [];
  if (!has.authenticated) return visitor;
  const accounts = has.accounts ? await accountsOf(session, wanted, has.hook) : [];
  const people = accounts.map(({ id, email, claims, roles }): Person => ({
    label: roles.length === 0 ? newcomer.label : roles.join(' + '),
    id,
    ...(email !== null && { email }),
    roles,
    databaseRole: 'authenticated',
    claims,
    claimsSql: claimsOfSql(has, id),
  }));
  const lacksNewcomer = wanted.as.length === 0 && people.every(({ roles }) => roles.length > 0);
  return withUniqueLabels([...visitor, ...(lacksNewcomer ? [newcomer] : []), ...people]);
}

async function checkSwitch(session: Session, person: Person): Promise<void> {
  const { databaseRole: role } = person;
  try {
    await session.query(becomeSql(person));
    await session.query(becomeOwnerSql);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code !== insufficientPrivilege) throw error;
    throw new CommandError(
      proofMessages.noSwitch({ role, sql: `grant ${role} to current_user;` }),
      {
        cause: error,
      },
    );
  }
}

/** Explains that the roles could not be read: a declaration can name tables, fields and functions that don't exist. */
function accountsError(error: unknown, access: AccessDeclaration | undefined): unknown {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (code === insufficientPrivilege) {
    const tables = ['auth.users', ...(access?.memberships ? [access.memberships.entity] : [])];
    const place = formatList(tables);
    return new CommandError(proofMessages.notAll({ place }), { cause: error });
  }
  if (typeof code !== 'string' || !code.startsWith('42')) return error;
  const reason = String(message);
  return new CommandError(proofMessages.noAccess({ access: 'access', reason }), { cause: error });
}

const visitorPerson: Person = {
  label: 'visitor',
  roles: [],
  databaseRole: 'anon',
  claims: JSON.stringify({ role: 'anon' }),
};

const nobody = '00000000-0000-0000-0000-000000000000';

/** Somebody who has just signed up, where no account is without a role. */
const newcomer: Person = {
  label: 'signed in, no role',
  id: nobody,
  roles: [],
  databaseRole: 'authenticated',
  claims: JSON.stringify({
    sub: nobody,
    role: 'authenticated',
    aud: 'authenticated',
    aal: 'aal1',
    email: '',
    phone: '',
    app_metadata: {},
    user_metadata: {},
    is_anonymous: false,
  }),
};

async function accountsOf(
  session: Session,
  wanted: Wanted,
  hook: boolean,
): Promise<readonly FoundAccount[]> {
  try {
    return await findAccounts(session, wanted, hook);
  } catch (error) {
    throw accountsError(error, wanted.access);
  }
}

async function findAccounts(
  session: Session,
  { access, as }: Wanted,
  hook: boolean,
): Promise<readonly FoundAccount[]> {
  // A function answers for the person who calls it.
  const inTables: AccountSource = { access: access && withoutFunction(access), hook };
  const found: FoundAccount[] = [];
  for (const person of as) {
    const { rows } = await session.query<FoundAccount>(accountSql(inTables, person));
    if (rows[0] === undefined) throw new CommandError(proofMessages.noPerson({ person }));
    found.push(rows[0]);
  }
  if (access?.function === undefined) {
    if (as.length > 0) return found;
    return oneOfEachRole((await session.query<FoundAccount>(accountOfEachRoleSql(inTables))).rows);
  }
  const candidates =
    as.length > 0
      ? found
      : (await session.query<FoundAccount>(firstAccountsSql(inTables, mostAsked))).rows;
  const asked: FoundAccount[] = [];
  for (const account of candidates) {
    await session.query(becomeSql({ ...account, email: '', databaseRole: 'authenticated' }));
    const { rows } = await attempt<Pick<FoundAccount, 'roles'>>(session, currentRolesSql(access));
    asked.push({ ...account, roles: rows[0]?.roles ?? account.roles });
  }
  await session.query(becomeOwnerSql);
  return as.length > 0 ? asked : oneOfEachRole(asked);
}

function withoutFunction(access: AccessDeclaration): AccessDeclaration {
  const { function: called, ...rest } = access;
  return called === undefined ? access : rest;
}

const order = (account: FoundAccount) =>
  [String(account.roles.length).padStart(4, '0'), ...account.roles, account.id].join(' ');

/** Chooses people who have all roles between them, of each role somebody with as few others as possible. */
function oneOfEachRole(accounts: readonly FoundAccount[]): readonly FoundAccount[] {
  const covered = new Set<string>();
  let hasNewcomer = false;
  return accounts
    .toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
    .filter(({ roles }) => {
      if (roles.length === 0 && hasNewcomer) return false;
      if (roles.length > 0 && roles.every((role) => covered.has(role))) return false;
      if (roles.length === 0) hasNewcomer = true;
      for (const role of roles) covered.add(role);
      return true;
    });
}

function withUniqueLabels(people: readonly Person[]): readonly Person[] {
  const seen = new Map<string, number>();
  return people.map((person) => {
    const number = (seen.get(person.label) ?? 0) + 1;
    seen.set(person.label, number);
    return number === 1 ? person : { ...person, label: `${person.label} (${number})` };
  });
}
