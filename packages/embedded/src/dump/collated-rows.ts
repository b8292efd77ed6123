import { quoteIdentifier } from '@ninefold/values/sql';
import type { Backend } from '../backend/index.ts';
import { DatabaseError } from '../postgres/index.ts';
import type { LeftOut } from './left-out.ts';
import { objectOf } from './statement-object.ts';
import { indexOfWords, nameAt, tokensOf } from './statement-tokens.ts';

/** A check that rows violate because text is compared without a collation that was left out. */
export interface CollatedCheck {
  /** The statement that drops it. */
  readonly drop: string;
  /** With its table or domain: `ordered of public.member`. */
  readonly name: string;
  readonly reason: string;
}

/** Returns the check that made a statement fail, if it compares text without a collation that was left out. */
export async function checkOfCollation(
  error: unknown,
  leftOut: LeftOut,
  backend: Backend,
): Promise<CollatedCheck | undefined> {
  if (!(error instanceof DatabaseError) || error.code !== '23514') return undefined;
  const domain = /^value for domain (.+) violates/.exec(error.message)?.[1];
  const { rows } = await backend.query<{ owner: string; drop: string; columns: string[] }>(
    `with recursive tables (id) as (
       select pg_catalog.to_regclass($2)::oid
       union select inhparent from pg_catalog.pg_inherits join tables on inhrelid = id
     )
     select connamespace::pg_catalog.regnamespace || '.' || coalesce(relname, typname) as owner,
       pg_catalog.format('alter %s drop constraint %I', case when contypid = 0
         then 'table ' || conrelid::pg_catalog.regclass
         else 'domain ' || contypid::pg_catalog.regtype end, conname) as drop,
       array(select attname::text from pg_catalog.pg_attribute
         where attrelid = conrelid and attnum = any (conkey)) as columns
     from pg_catalog.pg_constraint
       left join pg_catalog.pg_class on pg_class.oid = conrelid
       left join pg_catalog.pg_type on pg_type.oid = contypid
     where contype = 'c' and coninhcount = 0 and conname = $1
       and (conrelid in (select id from tables) or contypid = pg_catalog.to_regtype($3))`,
    [error.constraint ?? '', tableIn(error), domain ?? null],
  );
  const [check] = rows;
  if (check === undefined) return undefined;
  const { owner, drop, columns } = check;
  const reason = leftOut.collationCause(owner, domain === undefined ? columns : undefined);
  return reason === undefined
    ? undefined
    : { drop, name: `${error.constraint} of ${owner}`, reason };
}

/** SQLSTATE of violated keys, checks and partitions, and of wrong bounds of partitions. */
const comparesRows = /^(23503|23505|23514|42P17)$/;

/** Returns why a key, a check or a partition does not fit rows, if that is a collation that was left out. */
export async function comparisonCause(
  sql: string,
  error: unknown,
  leftOut: LeftOut,
  backend: Backend,
): Promise<string | undefined> {
  if (!(error instanceof DatabaseError) || !comparesRows.test(error.code)) return undefined;
  const { kind, table } = objectOf(sql);
  // Rows that don't fit are left out only where a partition doesn't take them.
  if (kind === 'rows' && error.constraint !== undefined) return undefined;
  const { rows } = await backend.query<{ name: string }>(
    `select relid::pg_catalog.regclass::text as name
     from pg_catalog.pg_partition_ancestors(pg_catalog.to_regclass($1))`,
    [tableIn(error)],
  );
  const partitioned = rows.map(({ name }) => name);
  if (error.code === '42P17') partitioned.push(partitionedIn(sql));
  const causes = partitioned.map((name) => leftOut.collationCause(name));
  const words = tokensOf(sql).map(({ value }) => value);
  return (
    causes.find((cause) => cause !== undefined) ??
    leftOut.collationCause(error.table ?? table ?? '', words)
  );
}

/** Returns the quoted path of the table that an error is about. */
function tableIn({ schema, table }: DatabaseError): string | null {
  if (table === undefined) return null;
  return [schema, table].flatMap((name) => (name ? [quoteIdentifier(name)] : [])).join('.');
}

/** Returns the table that a statement creates or attaches a partition of. */
function partitionedIn(sql: string): string {
  const tokens = tokensOf(sql);
  const index = indexOfWords(tokens, 'partition of');
  return (index < 0 ? objectOf(sql).table : nameAt(tokens, index + 2)?.name) ?? '';
}
