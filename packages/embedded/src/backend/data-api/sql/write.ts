import { ApiError } from '../errors/index.ts';
import type { Body } from './body.ts';
import type { Relation } from '../schema/index.ts';
import { writeCondition } from './condition.ts';
import type { ReadPlan } from './read-plan.ts';
import { identifier, literal, qualified } from '../literals/index.ts';

/** The relation of a write, and its RETURNING clause. */
export interface WriteTarget {
  readonly relation: Relation;
  /** Its conditions select the rows to change or delete; its columns are returned. */
  readonly plan: ReadPlan;
  /** Whether rows are returned, which requires that they are readable. */
  readonly returns: boolean;
}

export interface InsertOptions {
  /** The columns that the body's keys or the parameter `columns` name. */
  readonly columns: readonly string[];
  readonly conflict:
    | { readonly resolution: 'merge' | 'ignore'; readonly columns: readonly string[] }
    | undefined;
}

export function writeInsert(target: WriteTarget, body: Body, options: InsertOptions): string {
  const { relation } = target;
  const into = `insert into ${qualified(relation.schema, relation.name)}`;
  const { columns } = options;
  const names = columns.map(identifier).join(', ');
  const conflict = writeConflict(options);
  if (columns.length === 0) {
    // One empty object is a row of defaults; an empty list has no rows.
    const values = body.rows === 0 ? ` select where false` : ' default values';
    return `${into}${values}${conflict} ${writeReturning(target)}`;
  }
  return `${into} (${names}) select ${names} from ${writeRows(relation, body, columns)} as given${conflict} ${writeReturning(target)}`;
}

export function writeUpdate(target: WriteTarget, body: Body, columns: readonly string[]): string {
  const { relation } = target;
  const name = qualified(relation.schema, relation.name);
  if (columns.length === 0) {
    return `select ${writeReturned(target)} from ${name} where false`;
  }
  const set = columns.map((column) => `${identifier(column)} = given.${identifier(column)}`);
  return `update ${name} set ${set.join(', ')} from (select * from ${writeRows(relation, body, columns)} as rows limit 1) as given${writeWhere(target)} ${writeReturning(target)}`;
}

export function writeDelete(target: WriteTarget): string {
  const { relation } = target;
  const name = qualified(relation.schema, relation.name);
  return `delete from ${name}${writeWhere(target)} ${writeReturning(target)}`;
}

/** Postgres itself reads the body, so that no digit of a number is lost and JSON stays as it is. */
function writeRows(relation: Relation, body: Body, columns: readonly string[]): string {
  const typed = columns.map((name) => {
    const column = relation.columns.find((one) => one.name === name);
    if (column === undefined) throw unknownColumn(relation, name);
    return `${identifier(name)} ${column.type}`;
  });
  return `(select * from json_to_recordset(${literal(body.asList)}::json) as _(${typed.join(', ')}))`;
}

function writeConflict({ conflict, columns }: InsertOptions): string {
  if (conflict === undefined || conflict.columns.length === 0) return '';
  const on = ` on conflict (${conflict.columns.map(identifier).join(', ')})`;
  if (conflict.resolution === 'ignore' || columns.length === 0) return `${on} do nothing`;
  const set = columns.map((column) => `${identifier(column)} = excluded.${identifier(column)}`);
  return `${on} do update set ${set.join(', ')}`;
}

function writeWhere({ relation, plan }: WriteTarget): string {
  const scope = { relation: qualified(relation.schema, relation.name), embeds: new Map() };
  const all = plan.conditions.map((condition) => writeCondition(condition, scope));
  return all.length === 0 ? '' : ` where ${all.join(' and ')}`;
}

function writeReturning(target: WriteTarget): string {
  return `returning ${writeReturned(target)}`;
}

/** Returns requested columns only: the role may not be allowed to read the others. */
function writeReturned({ relation, plan, returns }: WriteTarget): string {
  if (!returns) return '1';
  const name = qualified(relation.schema, relation.name);
  const names = new Set([
    ...plan.fields.map(({ field }) => field.name),
    ...plan.embeds.flatMap(({ relationship: { columns, through } }) =>
      (through?.near ?? columns).map(([own]) => own),
    ),
    ...plan.order.flatMap(({ field, relation }) => (relation === undefined ? field.name : [])),
  ]);
  if (names.size === 0) return '1';
  const all = names.delete('*') ? [`${name}.*`] : [];
  const known = new Set(relation.columns.map((column) => column.name));
  const apart = [...names].filter((one) => all.length === 0 || !known.has(one));
  return [...all, ...apart.map((one) => `${name}.${identifier(one)}`)].join(', ');
}

function unknownColumn({ name }: Relation, column: string): ApiError {
  return new ApiError(
    'PGRST204',
    `Could not find the '${column}' column of '${name}' in the schema cache`,
  );
}
