import { formatList } from '@ninefold/messages';
import type { Asked } from '@ninefold/rules/permissions';
import type { Specification } from '@ninefold/specification';
import { specificationAs } from '@ninefold/specification/catalog';
import { CommandError } from '../command/index.ts';
import { roleMessages } from './messages.ts';

/** A role, and what decides its permissions, for `canDo`. */
export interface ActingRole extends Asked {
  readonly name: string;
  /** The role of the database. */
  readonly databaseRole: string;
}

/** The role that the Data API switches to for people who are signed in. */
const signedIn = 'authenticated';

/** Returns the names of the roles that somebody can act in: the database's, then those that the team declares. */
export function actingRoles({ permissions }: Specification): readonly string[] {
  return permissions.roles.map(({ name }) => name);
}

/**
 * Returns what a role may do, and the specification as it sees it. People in a role that the team declares act as
 * `authenticated` in the database.
 *
 * @param name By default, the role of people who are signed in.
 * @throws {CommandError} for a role that is not known.
 */
export function actAs(
  { specification, declaration }: Pick<Asked, 'specification' | 'declaration'>,
  name = signedIn,
): ActingRole {
  const role = specification.permissions.roles.find((each) => each.name === name);
  if (role === undefined) {
    const names = actingRoles(specification);
    throw new CommandError(
      names.length === 0
        ? roleMessages.noRoles({ role: name })
        : roleMessages.unknownRole({ role: name, roles: formatList(names) }),
    );
  }
  const databaseRole = role.source.from === 'declared' ? signedIn : name;
  return {
    name,
    databaseRole,
    specification: specificationAs(specification, databaseRole),
    declaration,
    person: { roles: [...new Set([name, databaseRole])] },
  };
}
