import { DatabaseError } from '../backend/database-error.ts';
import { extensionNames } from '../backend/extensions.ts';

/** Names of types, operator classes and functions that an extension brings. */
const broughtBy: Readonly<Record<string, RegExp>> = {
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

/** Schemas that an extension of Supabase fills. */
const schemaOf: Readonly<Record<string, string>> = {
  vault: 'supabase_vault',
  pgsodium: 'pgsodium',
  cron: 'pg_cron',
  net: 'pg_net',
  pgmq: 'pgmq',
  graphql: 'pg_graphql',
};

const alwaysThere = ['isn', 'ltree', 'pgcrypto'];

/**
 * Says which extension, or which option of pg_dump, brings what a statement names and the dump does
 * not create; undefined for any other failure.
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
    Object.keys(broughtBy).find((each) => name !== undefined && broughtBy[each]?.test(name)) ??
    (schema === undefined ? undefined : schemaOf[schema]);
  const what =
    name === undefined
      ? `The schema ${schema}`
      : `The ${kind} ${schema === undefined ? name : `${schema}.${name}`}`;
  if (extension !== undefined && !isAvailable(extension)) {
    return `${what} belongs to the extension ${extension}, which does not come with the embedded Postgres. Leave out what uses it, with --exclude-table of pg_dump, or use a Supabase project.`;
  }
  if (extension !== undefined) {
    return `${what} belongs to the extension ${extension}, which the dump does not create: with --schema or --table, pg_dump leaves extensions out. Add --extension=${extension} to pg_dump, or put this line at the beginning of the file: create extension "${extension}" with schema ${schema ?? 'public'};`;
  }
  // An extension of which nothing is known may bring it.
  if (unavailable.length > 0) return undefined;
  if (schema === 'extensions') {
    return `${what} belongs to an extension that the dump does not create: with --schema or --table, pg_dump leaves extensions out. Add --extension='*' to pg_dump.`;
  }
  return schema === undefined || schema === 'public'
    ? `${what} is not in the dump. With --table, pg_dump leaves out types and functions: dump the whole schema, with --schema=public.`
    : `${what} is not in the dump. With --schema, pg_dump leaves out what lies in other schemas: add --schema=${schema}.`;
}

interface MissingObject {
  readonly kind: string;
  readonly schema: string | undefined;
  /** Undefined where the schema itself is missing. */
  readonly name: string | undefined;
}

/** Reads the message of Postgres; of relations only those in a named schema. */
function missingObject(message: string): MissingObject | undefined {
  const schema = /^schema "(.+)" does not exist$/.exec(message)?.[1];
  if (schema !== undefined) return { kind: 'schema', schema, name: undefined };
  const [, kind, path] =
    /^(type|operator class) "?(.+?)(?:\[\])*"? does not exist/.exec(message) ??
    /^(relation) "([^".]+\..+)" does not exist$/.exec(message) ??
    /^(function) ([^ (]+)\(.*\) does not exist$/.exec(message) ??
    [];
  if (kind === undefined || path === undefined) return undefined;
  const dot = path.indexOf('.');
  if (dot > 0) return { kind, schema: path.slice(0, dot), name: path.slice(dot + 1) };
  return { kind, schema: undefined, name: path };
}

function isAvailable(extension: string): boolean {
  const names: readonly string[] = [...extensionNames, ...alwaysThere];
  return names.includes(extension.replaceAll('-', '_'));
}
