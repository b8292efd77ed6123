import { extensionNames } from '../postgres/index.ts';
import type { MissingObject } from './missing-object.ts';

/** Names of types, operator classes, functions and relations, by extension. */
const objectsOfExtension: Readonly<Record<string, RegExp>> = {
  citext: /^citext$/,
  cube: /^cube$/,
  hstore: /^hstore$/,
  intarray: /^(query_int|gi(n|st)__int\w*_ops)$/,
  isn: /^(ean13|is[bms]n(13)?|upc)$/,
  ltree: /^(ltree|lquery|ltxtquery|gist_ltree_ops)$/,
  pg_stat_statements: /^pg_stat_statements/,
  pg_trgm: /^(gi(n|st)_trgm_ops|(word_|strict_word_)?similarity)$/,
  pgcrypto: /^(gen_random_bytes|crypt|gen_salt|digest|hmac|pgp_\w+)$/,
  postgis:
    /^(geometry|geography|box[23]d|raster|st_\w+|gist_geometry_ops\w*|spatial_ref_sys|geometry_columns)$/,
  seg: /^seg$/,
  unaccent: /^unaccent$/,
  'uuid-ossp': /^uuid_(generate_v\w+|nil|ns_\w+)$/,
  vector: /^((half|sparse)?vec(tor)?|(vector|halfvec)_\w+_ops)$/,
};

/** Extensions of Supabase, by their schema. */
const extensionOfSchema: Readonly<Record<string, string>> = {
  vault: 'supabase_vault',
  pgsodium: 'pgsodium',
  pgsodium_masks: 'pgsodium',
  cron: 'pg_cron',
  net: 'pg_net',
  pgmq: 'pgmq',
  graphql: 'pg_graphql',
  graphql_public: 'pg_graphql',
  tiger: 'postgis_tiger_geocoder',
  topology: 'postgis_topology',
  partman: 'pg_partman',
};

const alwaysThere = ['isn', 'ltree', 'pgcrypto'];

/** Returns the extension that an object is known to belong to. */
export function extensionOf({ kind, schema, name }: MissingObject): string | undefined {
  const byName = Object.keys(objectsOfExtension).find((each) =>
    objectsOfExtension[each]?.test(name),
  );
  const ofSchema = kind === 'schema' ? name : schema;
  return byName ?? (ofSchema === undefined ? undefined : extensionOfSchema[ofSchema]);
}

/** Languages, foreign-data wrappers, and extensions without types and functions that others use. */
const withoutObjects =
  /^pl|_fdw$|^(azure|hypopg|index_advisor|google_vacuum_mgmt|pgaudit|pg_(buffercache|hint_plan|prewarm|repack|wait_sampling))$/;

/** Returns whether all objects of an extension are known by their names or schema, or it has none. */
export function isKnownExtension(extension: string): boolean {
  return (
    extension in objectsOfExtension ||
    Object.values(extensionOfSchema).includes(extension) ||
    withoutObjects.test(extension)
  );
}

export function isAvailable(extension: string): boolean {
  const names: readonly string[] = [...extensionNames, ...alwaysThere];
  return names.includes(extension.replaceAll('-', '_'));
}

export function extensionReason(extension: string): string {
  return `The extension ${extension} does not come with the embedded Postgres.`;
}
