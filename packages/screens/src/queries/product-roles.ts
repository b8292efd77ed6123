import { type DataClient, DataError, request } from '@ninefold/data/client';
import type { Person } from '@ninefold/data/session';
import { namedIn } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';

/**
 * Finds the product's roles of a person where the team declares that they are: in claims of the
 * access token, in a table of memberships, or in the answer of a function. Each occurs once.
 *
 * @param tenant The ID of one whose memberships alone count, and rows of the function; all when left out.
 * @throws {DataError} where the database refuses to tell.
 */
export async function productRoles(
  client: DataClient,
  person: Person,
  { claims = [], memberships, function: called }: AccessDeclaration,
  { tenant, signal }: { readonly tenant?: string; readonly signal?: AbortSignal } = {},
): Promise<readonly string[]> {
  const found = await Promise.all([
    memberships ? rolesInMemberships(client, person, memberships, tenant, signal) : [],
    called ? rolesOfFunction(client, called, tenant) : [],
  ]);
  return [...new Set([...rolesInClaims(person.claims, claims), ...found.flat()])];
}

function rolesInClaims(token: unknown, claims: readonly string[]): readonly string[] {
  return claims.flatMap((claim) => textsIn(memberOf(token, claim)));
}

/** A claim of this name, else a member of a claim: `app_metadata.role`. */
function memberOf(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return value[path as keyof typeof value];
  const dot = path.indexOf('.');
  if (dot < 0 || !Object.hasOwn(value, path.slice(0, dot))) return undefined;
  return memberOf(value[path.slice(0, dot) as keyof typeof value], path.slice(dot + 1));
}

async function rolesInMemberships(
  client: DataClient,
  { id }: Person,
  membership: NonNullable<AccessDeclaration['memberships']>,
  tenant: string | undefined,
  signal: AbortSignal | undefined,
): Promise<readonly string[]> {
  const { entity, person, role, tenant: field } = membership;
  const { schema, name } = namedIn(entity);
  const { rows } = await request(client, {
    signal,
    operation: 'read',
    schema,
    relation: name,
    parameters: [
      ['select', [role, ...(field === undefined ? [] : [field])].map((each) => `"${each}"`).join()],
      [`"${person}"`, `eq.${id}`],
    ],
  });
  return rows.filter((row) => isIn(tenant, row, field)).flatMap((row) => textsIn(row[role]));
}

async function rolesOfFunction(
  { supabase }: DataClient,
  called: NonNullable<AccessDeclaration['function']>,
  tenant: string | undefined,
): Promise<readonly string[]> {
  const { schema, name } = namedIn(called.name);
  // It is asked, and changes nothing: while somebody else is viewed, what may change something is only tried.
  const { data, error, status } = await supabase.schema(schema).rpc(name, {}, { get: true });
  if (error !== null) throw DataError.of({ error, status });
  const answers: readonly unknown[] = Array.isArray(data) ? data : [data];
  const { field } = called;
  return answers
    .filter((answer) => isIn(tenant, answer, called.tenant))
    .flatMap((answer) => textsIn(field === undefined ? answer : memberOf(answer, field)));
}

/** If no field names the tenant of a role, it applies to all tenants. */
function isIn(tenant: string | undefined, row: unknown, field: string | undefined): boolean {
  return tenant === undefined || field === undefined || String(memberOf(row, field)) === tenant;
}

function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === 'string' && each !== '') as string[];
}
