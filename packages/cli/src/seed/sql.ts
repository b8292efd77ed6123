import type { Entity, Field, Reference } from '@ninefold/specification';
import type { SampleLink, SampleRow } from '@ninefold/rules/samples';
import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { relationSql } from '../sources/index.ts';

/** Makes the format of values independent of the server's settings. */
export const settingsSql = `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
  set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
  set_config('jit', 'off', true)`;

/** A record as texts by field name. */
function recordSql(names: readonly string[]): string {
  if (names.length === 0) return `'{}'::jsonb as record`;
  const keys = names.map(quoteLiteral).join(', ');
  const texts = names.map((name) => `${quoteIdentifier(name)}::text`).join(', ');
  return `jsonb_object(array[${keys}]::text[], array[${texts}]::text[]) as record`;
}

const readable = ({ fields }: Entity) =>
  fields.filter(({ grants, virtual }) => grants.select && virtual !== true).map(({ name }) => name);

/** Selects the newest records of a table, as far as its key says so. */
export function recordsSql(entity: Entity, limit: number): string {
  const order = entity.key.map((name) => `${quoteIdentifier(name)} desc`).join(', ');
  return `select ${recordSql(readable(entity))} from ${relationSql(entity)}
    ${order === '' ? '' : `order by ${order}`} limit ${limit}`;
}

/** Selects the fields that a reference names of a table that isn't known. */
export function referencedSql(reference: Reference, limit: number): string {
  const { entity: name, schema, referencedFields } = reference;
  return `select ${recordSql(referencedFields)} from ${relationSql({ name, schema })} limit ${limit}`;
}

function valueSql(value: string | null | undefined): string {
  return value === undefined ? 'default' : value === null ? 'null' : quoteLiteral(value);
}

/** Inserts records. A value that a record doesn't name is left to its default. */
export function insertSql(entity: Entity, rows: readonly SampleRow[]): string {
  const set = new Set(rows.flatMap((row) => Object.keys(row)));
  const names = entity.fields.map(({ name }) => name).filter((name) => set.has(name));
  const tuples = rows.map((row) => `  (${names.map((name) => valueSql(row[name])).join(', ')})`);
  const isNumbered = entity.fields.some(({ generated }) => generated === 'identity always');
  const columns = names.map(quoteIdentifier).join(', ');
  return names.length === 0
    ? `insert into ${relationSql(entity)} default values`
    : `insert into ${relationSql(entity)} (${columns})${isNumbered ? ' overriding system value' : ''} values\n${tuples.join(',\n')}`;
}

/** Returns what an INSERT stored, with what defaults and triggers made of it. */
export function returningSql(entity: Entity): string {
  return `\nreturning ${recordSql(readable(entity))}`;
}

export function linkSql({ entity, key, sent }: SampleLink): string {
  const set = equalities(sent).join(', ');
  return `update ${relationSql(entity)} set ${set} where ${equalities(key).join(' and ')}`;
}

const equalities = (values: SampleRow) =>
  Object.entries(values).map(
    ([name, value]) => `${quoteIdentifier(name)} = ${quoteLiteral(value ?? '')}`,
  );

/** Lets the sequences of a table go on after its records. */
export function sequenceSql(
  entity: Entity,
  { name, generated, default: preset }: Field,
): string | undefined {
  const [, sequence] = /^nextval\(('(?:[^']|'')+'::regclass)\)$/.exec(preset ?? '') ?? [];
  if (
    generated !== 'identity always' &&
    generated !== 'identity by default' &&
    sequence === undefined
  ) {
    return undefined;
  }
  const relation = relationSql(entity);
  const of =
    sequence ??
    `pg_get_serial_sequence(${quoteLiteral(relation)}, ${quoteLiteral(name)})::regclass`;
  return `select setval(${of}, greatest(max(${quoteIdentifier(name)}), coalesce(pg_sequence_last_value(${of}), 1))) from ${relation} having max(${quoteIdentifier(name)}) > 0`;
}
