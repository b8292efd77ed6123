import { type DataClient, DataError, request } from '@ninefold/data/client';
import type { Person } from '@ninefold/data/session';
import type { AccessDeclaration } from '@ninefold/data/specification';

/**
 * Finds the product's roles of a person where the team declares that they are: in claims of the
 * access token, in a table of memberships, or in the answer of a function. Each occurs once.
 *
 * @throws {DataError} where the database refuses to tell.
 */
export async function ownRoles(
  client: DataClient,
  person: Person,
  { claims = [], memberships, function: called }: AccessDeclaration,
  options: { readonly signal?: AbortSignal } = {},
): Promise<readonly string[]> {
  const found = await Promise.all([
    claims.length > 0 ? rolesInClaims(client, claims) : [],
    memberships ? rolesInMemberships(client, person, memberships, options) : [],
    called ? rolesOfFunction(client, called) : [],
  ]);
  return [...new Set(found.flat())];
}

/** Only read, not verified: the database verifies the token of each request. */
async function rolesInClaims(
  { supabase }: DataClient,
  claims: readonly string[],
): Promise<readonly string[]> {
  const { data } = await supabase.auth.getSession();
  const [, payload = ''] = data.session?.access_token.split('.') ?? [];
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
    each.charCodeAt(0),
  );
  const token: unknown = JSON.parse(new TextDecoder().decode(bytes) || '{}');
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
  { entity, person, role }: NonNullable<AccessDeclaration['memberships']>,
  options: { readonly signal?: AbortSignal },
): Promise<readonly string[]> {
  const { schema, name } = namedIn(entity);
  const { rows } = await request(client, {
    ...options,
    does: 'read',
    schema,
    relation: name,
    parameters: [
      ['select', `"${role}"`],
      [`"${person}"`, `eq.${id}`],
    ],
  });
  return rows.flatMap((row) => textsIn(row[role]));
}

async function rolesOfFunction(
  { supabase }: DataClient,
  called: NonNullable<AccessDeclaration['function']>,
): Promise<readonly string[]> {
  const { schema, name } = namedIn(called.name);
  const { data, error, status } = await supabase.schema(schema).rpc(name);
  if (error !== null) throw DataError.of({ error, status });
  const answers: readonly unknown[] = Array.isArray(data) ? data : [data];
  const { field } = called;
  return answers.flatMap((answer) =>
    textsIn(field === undefined ? answer : memberOf(answer, field)),
  );
}

/** A schema and a name, of `billing.memberships` or of a name in `public`. */
function namedIn(id: string): { readonly schema: string; readonly name: string } {
  const dot = id.indexOf('.');
  if (dot < 0) return { schema: 'public', name: id };
  return { schema: decodeURIComponent(id.slice(0, dot)), name: id.slice(dot + 1) };
}

function textsIn(value: unknown): readonly string[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each) => typeof each === 'string' && each !== '') as string[];
}
