import { type Entity, entityId, type Field, type Specification } from '../model/index.ts';
import { isTrue } from './policies.ts';

/** Kinds of values that Postgres compares by a leakproof `=`. */
const leakproofKinds: ReadonlySet<Field['kind']> = new Set([
  'text',
  'integer',
  'float',
  'boolean',
  'date',
  'time',
  'timestamp',
  'instant',
  'interval',
  'uuid',
  'binary',
]);

/**
 * Checks whether the `=` of a field is leakproof: it can't reveal the values of hidden records, such as
 * in an error. With row-level security on, Postgres doesn't find records by an operator that isn't.
 */
export function isLeakproof({ kind, extension }: Field): boolean {
  return leakproofKinds.has(kind) && extension === undefined;
}

/**
 * Checks whether policies restrict which records of a table are read. Postgres then doesn't use an
 * index for ILIKE, which isn't leakproof.
 */
export function isRestricted(
  { permissions: { policies = [] } }: Specification,
  table: Entity,
): boolean {
  const own = policies.filter(({ entity }) => entity === entityId(table));
  const reading = own.filter(({ command }) => command === 'select' || command === 'all');
  const isOpenToAll = reading.some(({ permissive, using = '' }) => permissive && isTrue(using));
  return table.rowSecurity && !(isOpenToAll && reading.every(({ permissive }) => permissive));
}
