import type { Extensions } from '@electric-sql/pglite';

/** Where each extension comes from that `create extension` may name, loaded when asked for. */
const sources = {
  amcheck: () => import('@electric-sql/pglite/contrib/amcheck'),
  bloom: () => import('@electric-sql/pglite/contrib/bloom'),
  btree_gin: () => import('@electric-sql/pglite/contrib/btree_gin'),
  btree_gist: () => import('@electric-sql/pglite/contrib/btree_gist'),
  citext: () => import('@electric-sql/pglite/contrib/citext'),
  cube: () => import('@electric-sql/pglite/contrib/cube'),
  dict_int: () => import('@electric-sql/pglite/contrib/dict_int'),
  dict_xsyn: () => import('@electric-sql/pglite/contrib/dict_xsyn'),
  earthdistance: () => import('@electric-sql/pglite/contrib/earthdistance'),
  fuzzystrmatch: () => import('@electric-sql/pglite/contrib/fuzzystrmatch'),
  hstore: () => import('@electric-sql/pglite/contrib/hstore'),
  intarray: () => import('@electric-sql/pglite/contrib/intarray'),
  lo: () => import('@electric-sql/pglite/contrib/lo'),
  pg_trgm: () => import('@electric-sql/pglite/contrib/pg_trgm'),
  seg: () => import('@electric-sql/pglite/contrib/seg'),
  tablefunc: () => import('@electric-sql/pglite/contrib/tablefunc'),
  tcn: () => import('@electric-sql/pglite/contrib/tcn'),
  tsm_system_rows: () => import('@electric-sql/pglite/contrib/tsm_system_rows'),
  tsm_system_time: () => import('@electric-sql/pglite/contrib/tsm_system_time'),
  unaccent: () => import('@electric-sql/pglite/contrib/unaccent'),
  uuid_ossp: () => import('@electric-sql/pglite/contrib/uuid_ossp'),
  vector: () => import('@electric-sql/pglite/vector'),
};

/** An extension that can be asked for. Beside these, isn, ltree and pgcrypto are always there. */
export type ExtensionName = keyof typeof sources;

/** Every extension that can be asked for. */
export const extensionNames = Object.keys(sources) as ExtensionName[];

/** Loads extensions for PGlite. Each is created in the database by `create extension` only. */
export async function loadExtensions(names: readonly ExtensionName[]): Promise<Extensions> {
  const loaded = await Promise.all(
    names.map(async (name) => {
      const source: Extensions = await sources[name]();
      return [name, source[name]] as const;
    }),
  );
  return Object.fromEntries(loaded) as Extensions;
}
