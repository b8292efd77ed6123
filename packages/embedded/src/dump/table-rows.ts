import type { PGlite } from '@electric-sql/pglite';

interface Table {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted and joined; generated columns are left to the database. Null where there are none. */
  columns: string | null;
}

/** What belongs to an extension comes with it, and what is Postgres's own is there anyway. */
const own = `
  n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relpersistence <> 't'
  and not exists (
    select from pg_catalog.pg_depend d
    where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const tablesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(a.attname), ', ' order by a.attnum)
     from pg_catalog.pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '')
      as columns
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and ${own}
  order by n.nspname, c.relname`;

const sequencesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${own}
  order by n.nspname, c.relname`;

/** Every table's rows as COPY blocks, in the order in which they lie; a table with none is left out. */
export async function* tableRows(database: PGlite): AsyncGenerator<string | Uint8Array> {
  const { rows: tables } = await database.query<Table>(tablesQuery);
  for (const { name, columns } of tables) {
    const target = columns === null ? name : `${name} (${columns})`;
    const { blob } = await database.query(`copy ${target} to '/dev/blob'`);
    if (!blob || blob.size === 0) continue;
    yield `COPY ${target} FROM stdin;\n`;
    yield* blob.stream();
    yield '\\.\n\n';
  }
}

/** Where every sequence stands. */
export async function* sequenceValues(database: PGlite): AsyncGenerator<string> {
  const { rows: sequences } = await database.query<{ name: string }>(sequencesQuery);
  for (const { name } of sequences) {
    const { rows } = await database.query<{ sql: string }>(
      `select format('SELECT pg_catalog.setval(%L, %s, %L);', $1::text, last_value, is_called) as sql
       from ${name}`,
      [name],
    );
    for (const { sql } of rows) yield `${sql}\n`;
  }
}
