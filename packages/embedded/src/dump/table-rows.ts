import type { PGlite } from '@electric-sql/pglite';

interface Table {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted and joined, without generated columns; null if there are none. */
  columns: string | null;
}

/** Leaves out relations of extensions and of Postgres. */
const isOwn = `
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
  where c.relkind = 'r' and ${isOwn}
  order by n.nspname, c.relname`;

const sequencesQuery = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and ${isOwn}
  order by n.nspname, c.relname`;

/** Yields the rows of every table as COPY blocks, in physical order. */
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

/** Yields statements that set the value of every sequence. */
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
