import { DatabaseError, extensionNames } from '../postgres/index.ts';

/** Names of types, operator classes and functions, by extension. */
const objectsOfExtension: Readonly<Record<string, RegExp>> = {
  citext: /^citext$/,
  cube: /^cube$/,
  hstore: /^hstore$/,
  intarray: /^(query_int|gi(n|st)__int\w*_ops)$/,
  isn: /^(ean13|is[bms]n(13)?|upc)$/,
  ltree: /^(ltree|lquery|ltxtquery|gist_ltree_ops)$/,
  pg_trgm: /^(gi(n|st)_trgm_ops|(word_|strict_word_)?similarity)$/,
  pgcrypto: /^(gen_random_bytes|crypt|gen_salt|digest|hmac|pgp_\w+)$/,
  postgis: /^(geometry|geography|box[23]d|raster|st_\w+|gist_geometry_ops\w*)$/,
  seg: /^seg$/,
  unaccent: /^unaccent$/,
  'uuid-ossp': /^uuid_(generate_v\w+|nil|ns_\w+)$/,
  vector: /^((half|sparse)?vec(tor)?|(vector|halfvec)_\w+_ops)$/,
};

/** Extensions of Supabase, by their schema. */
const extensionOfSchema: Readonly<Record<string, string>> = {
  vault: 'supabase_vault',
  pgsodium: 'pgsodium',
  cron: 'pg_cron',
  net: 'pg_net',
  pgmq: 'pgmq',
  graphql: 'pg_graphql',
};

const alwaysThere = ['isn', 'ltree', 'pgcrypto'];

/**
 * Names the extension, or the option of pg_dump, that provides an object which the dump doesn't create.
 * Returns undefined for any other error.
 *
 * @param unavailable Extensions that the dump creates and the embedded Postgres does not have.
 */
export function missingObjectHint(
  error: unknown,
  unavailable: readonly string[],
): string | undefined {
  if (!(error instanceof DatabaseError)) return undefined;
  const missing = missingObject(error.message);
  if (missing === undefined) return undefined;
  const { kind, schema, name } = missing;
  const extension =
    Object.keys(objectsOfExtension).find(
      (each) => name !== undefined && objectsOfExtension[each]?.test(name),
    ) ?? (schema === undefined ? undefined : extensionOfSchema[schema]);
  const subject =
    name === undefined
      ? `The schema ${schema}`
      : `The ${kind} ${schema === undefined ? name : `${schema}.${name}`}`;
  if (extension !== undefined && !isAvailable(extension)) {
    return `${subject} belongs to the extension ${extension}, which does not come with the embedded Postgres. Leave out what uses it, with --exclude-table of pg_dump, or use a Supabase project.`;
  }
  if (extension !== undefined) {
    return `${subject} belongs to the extension ${extension}, which the dump does not create: with --schema or --table, pg_dump leaves extensions out. Add --extension=${extension} to pg_dump, or put this line at the beginning of the file: create extension "${extension}" with schema ${schema ?? 'public'};`;
  }
  // An unknown extension may provide it.
  if (unavailable.length > 0) return undefined;
  if (schema === 'extensions') {
    return `${subject} belongs to an extension that the dump does not create: with --schema or --table, pg_dump leaves extensions out. Add --extension='*' to pg_dump.`;
  }
  return schema === undefined || schema === 'public'
    ? `${subject} is not in the dump. With --table, pg_dump leaves out types and functions: dump the whole schema, with --schema=public.`
    : `${subject} is not in the dump. With --schema, pg_dump leaves out what lies in other schemas: add --schema=${schema}.`;
}

/** Parses the message of Postgres. Relations only count in a named schema; a schema has no name in one. */
function missingObject(message: string) {
  const missingSchema = /^schema "(.+)" does not exist$/.exec(message)?.[1];
  if (missingSchema !== undefined) return { kind: 'schema', schema: missingSchema };
  const [, kind, path] =
    /^(type|operator class) "?(.+?)(?:\[\])*"? does not exist/.exec(message) ??
    /^(relation) "([^".]+\..+)" does not exist$/.exec(message) ??
    /^(function) ([^ (]+)\(.*\) does not exist$/.exec(message) ??
    [];
  if (kind === undefined || path === undefined) return undefined;
  const [, schema, name] = /^(?:([^.]+)\.)?(.*)$/s.exec(path) ?? [];
  return { kind, schema, name };
}

function isAvailable(extension: string): boolean {
  const names: readonly string[] = [...extensionNames, ...alwaysThere];
  return names.includes(extension.replaceAll('-', '_'));
}
