import { type DataClient, DataError, request } from '@ninefold/data/client';
import type { Person } from '@ninefold/data/session';
import type { HeldRole, KnownAccess } from '@ninefold/rules/policies';
import { namedIn } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';

type Rows = NonNullable<KnownAccess['memberships']>;

/**
 * Finds the product's roles of a person where the team declares that they are: in claims of the
 * access token, in a table of memberships, or in the answer of a function.
 *
 * @throws {DataError} where the database refuses to tell.
 */
export async function knownAccess(
  client: DataClient,
  person: Person,
  declared: AccessDeclaration,
  signal?: AbortSignal,
): Promise<KnownAccess> {
  const { claims = [], memberships, function: called } = declared;
  const [rows, answers] = await Promise.all([
    memberships && membershipsOf(client, person, memberships, signal),
    called && answersOf(client, called),
  ]);
  const field = called?.field;
  return {
    declared,
    ...(rows && { memberships: rows }),
    roles: [
      ...claims
        .flatMap((claim) => textsIn(memberOf(person.claims, claim)))
        .map((role) => ({ role })),
      ...(rows ?? []).flatMap((row) =>
        held(row, row[memberships?.role ?? ''], memberships?.tenant),
      ),
      ...(answers ?? []).flatMap((answer) =>
        held(answer, field === undefined ? answer : memberOf(answer, field), called?.tenant),
      ),
    ],
  };
}

/**
 * Returns the product's roles of a person, each once.
 *
 * @param tenant The ID of one whose roles alone count; all when left out.
 */
export function rolesIn({ roles }: KnownAccess, tenant: string | undefined): readonly string[] {
  const own = roles.filter(
    (each) => tenant === undefined || !('tenant' in each) || String(each.tenant) === tenant,
  );
  return [...new Set(own.flatMap(({ role }) => role ?? []))];
}

/** A claim of this name, else a member of a claim: `app_metadata.role`. */
function memberOf(value: unknown, path: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, path)) return value[path as keyof typeof value];
  const dot = path.indexOf('.');
  if (dot < 0 || !Object.hasOwn(value, path.slice(0, dot))) return undefined;
  return memberOf(value[path.slice(0, dot) as keyof typeof value], path.slice(dot + 1));
}

async function membershipsOf(
  client: DataClient,
  { id }: Person,
  { entity, person, role, tenant }: NonNullable<AccessDeclaration['memberships']>,
  signal: AbortSignal | undefined,
): Promise<Rows> {
  const { schema, name } = namedIn(entity);
  const columns = [...new Set([person, role, ...(tenant === undefined ? [] : [tenant])])];
  const { rows } = await request(client, {
    signal,
    operation: 'read',
    schema,
    relation: name,
    parameters: [
      ['select', columns.map((each) => `"${each}"`).join()],
      [`"${person}"`, `eq.${id}`],
    ],
  });
  return rows;
}

async function answersOf(
  { supabase }: DataClient,
  called: NonNullable<AccessDeclaration['function']>,
): Promise<readonly unknown[]> {
  const { schema, name } = namedIn(called.name);
  // It is asked, and changes nothing: while somebody else is viewed, what may change something is only tried.
  const { data, error, status } = await supabase.schema(schema).rpc(name, {}, { get: true });
  if (error !== null) throw DataError.of({ error, status });
  return Array.isArray(data) ? (data as readonly unknown[]) : [data];
}

/** Returns the roles of a row, in its tenant: none in particular where no field names it. */
function held(row: unknown, value: unknown, field: string | undefined): readonly HeldRole[] {
  const tenant = field === undefined ? {} : { tenant: memberOf(row, field) };
  const roles = textsIn(value);
  const isRow = typeof row === 'object' && row !== null;
  return (roles.length === 0 && isRow ? [null] : roles).map((role) => ({ role, ...tenant }));
}

function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === 'string' && each !== '') as string[];
}
