import { type Backend, provideAccount } from '@ninefold/embedded';
import { storyAccount } from '@ninefold/embedded/stories';
import { type Entity, findEntity, type Specification } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { findPeople } from '../policies/index.ts';
import { relationSql } from '../sources/index.ts';
import { rolesOfMembers, signedIn } from './story-roles.ts';

/**
 * Creates an account for each role, with the claims that the declaration reads roles from.
 *
 * @param inTable Roles that a table gives.
 */
export async function createPeople(
  backend: Backend,
  roles: readonly string[],
  access: AccessDeclaration | undefined,
  inTable: readonly string[] = [],
): Promise<void> {
  for (const [place, role] of [...roles, signedIn].entries()) {
    await provideAccount(backend, {
      ...storyAccount(role),
      id: `00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
      isPasswordPublic: true,
      appMetadata: [signedIn, ...inTable].includes(role) ? {} : claimsOf(role, access),
      userMetadata: { name: role, full_name: role },
    });
  }
}

/** Returns the metadata that a role is read from: of the claims `app_metadata.roles` those below it. */
function claimsOf(
  role: string,
  { claims = [] }: AccessDeclaration = { claims: ['app_metadata.role'] },
): Record<string, unknown> {
  const [outer, name, ...deeper] =
    claims.find((claim) => claim.startsWith('app_metadata.'))?.split('.') ?? [];
  if (outer === undefined || name === undefined || deeper.length > 0) return {};
  return { [name]: name.endsWith('s') ? [role] : role };
}

/**
 * Gives each person their role in every tenant. Triggers are not asked: some keep the last owner.
 */
export async function giveMemberships(
  backend: Backend,
  wanted: readonly string[],
  specification: Specification,
  { memberships }: AccessDeclaration = {},
): Promise<void> {
  const possible = rolesOfMembers(specification, { memberships });
  const roles = wanted.filter((role) => possible?.includes(role) !== false);
  const entity = memberships && findEntity(specification, memberships.entity);
  if (entity === undefined || memberships === undefined) return;
  const { person, role: roleField, tenant } = memberships;
  const copied = entity.fields
    .filter(
      (field) =>
        field.generated === 'no' &&
        field.virtual !== true &&
        !isNumbered(entity, field.name, memberships),
    )
    .map(({ name }) => name);
  const relation = relationSql(entity);
  const accounts = [...wanted, signedIn].map(
    (role) => `(${quoteLiteral(role)}, ${quoteLiteral(storyAccount(role).email)})`,
  );
  const values: Readonly<Record<string, string>> = {
    [person]: 'account.id',
    [roleField]: `account.role::${typeOf(entity, roleField)}`,
    ...(tenant !== undefined && { [tenant]: 'tenant.id' }),
  };
  const selected = copied.map((name) => values[name] ?? `sample.${quoteIdentifier(name)}`);
  await backend.exec(`
    set session_replication_role = replica;
    create temporary table sample_account as
      select users.id, given.role from (values ${accounts.join(', ')}) given (role, email)
      join auth.users using (email);
    create temporary table sample_membership as select * from ${relation} limit 1;
    delete from ${relation} where ${quoteIdentifier(person)} in (select id from sample_account);
    insert into ${relation} (${copied.map(quoteIdentifier).join(', ')})
      select ${selected.join(', ')}
      from sample_membership sample, (${tenantsSql(entity, tenant)}) tenant, sample_account account
      where account.role in (${['', ...roles].map(quoteLiteral).join(', ')}) on conflict do nothing;
    drop table sample_account, sample_membership;
    reset session_replication_role;`);
}

/** Selects the IDs of all tenants; one row where there are none. */
function tenantsSql(entity: Entity, tenant: string | undefined): string {
  if (tenant === undefined) return 'select 1 as id';
  const reference = entity.references.find(
    ({ fields }) => fields.length === 1 && fields[0] === tenant,
  );
  return reference === undefined
    ? `select distinct ${quoteIdentifier(tenant)} as id from ${relationSql(entity)}`
    : `select ${quoteIdentifier(reference.referencedFields[0] ?? '')} as id
        from ${relationSql({ name: reference.entity, schema: reference.schema })}`;
}

/** A key that the database gives itself. */
function isNumbered(
  entity: Entity,
  name: string,
  { person, role, tenant }: NonNullable<AccessDeclaration['memberships']>,
): boolean {
  const hasDefault = entity.fields.some(
    (field) => field.name === name && field.default !== undefined,
  );
  return entity.key.includes(name) && hasDefault && ![person, role, tenant].includes(name);
}

function typeOf(entity: Entity, name: string): string {
  return entity.fields.find((field) => field.name === name)?.type ?? 'text';
}

/** Returns the roles whose sample person has them, as the database answers. */
export async function provenRoles(
  backend: Backend,
  roles: readonly string[],
  access: AccessDeclaration | undefined,
): Promise<readonly string[]> {
  const as = roles.map((role) => storyAccount(role).email);
  if (as.length === 0) return [];
  await backend.query('begin');
  try {
    const people = await findPeople(backend, { access, as });
    return roles.filter((role) =>
      people.some(
        (person) => person.email === storyAccount(role).email && person.roles.includes(role),
      ),
    );
  } finally {
    await backend.query('rollback');
  }
}
