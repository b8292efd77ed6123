import type { ReadOptions } from '../../client/index.ts';
import { type Entity, entityId, fieldOf, type Reference } from '@ninefold/specification';
import type { SeenRecord } from '../guard.ts';
import { equals, type Filter } from '@ninefold/specification/grammar';
import type { RecordSource } from '../../query/index.ts';
import {
  deletedRecords,
  type DeletedRecords,
  type ReadReferring,
  type Values,
} from './deleted-records.ts';
import { type IncomingKey, incomingKeys, targetOf } from './incoming-keys.ts';
import { referringRows } from './referring-rows.ts';

/** How a deletion affects the records of an entity, as far as the role may see them. */
export interface DeletionEffect {
  /** `prevent`: the database rejects the deletion while these refer to the deleted records. */
  readonly kind: 'prevent' | 'delete' | 'set null' | 'set default';
  readonly entity: Entity;
  /** The fields that refer, or those that are set to NULL or their default. None for several foreign keys. */
  readonly fields: readonly string[];
  /** Undefined where it can't be known. */
  readonly count: number | undefined;
  /** Conditions that exactly these records meet; absent where there are none. */
  readonly filters?: readonly Filter[];
}

/**
 * Finds the records that a deletion affects, from the actions of the foreign keys: those that it deletes
 * too, however far, those whose fields it sets to NULL, and those that prevent it. Leaves out effects on
 * no record.
 *
 * @param source Holds every entity that refers to them, as `incomingKeys` returns them.
 */
export async function deletionEffects(
  source: RecordSource,
  entity: Entity,
  records: readonly SeenRecord[],
  options: ReadOptions = {},
): Promise<readonly DeletionEffect[]> {
  const { keys, deleted, read } = await deletionCascades(source, entity, records, options);
  const others = keys.filter(({ reference }) => reference.onDelete !== 'cascade');
  return [
    ...(await Promise.all(others.map((key) => effectOnReferring(key, deleted, read)))),
    ...[...deleted.values()].map((each) => effectOfCascades(keys, each, deleted)),
  ].filter(({ count }) => count !== 0);
}

/** Follows the cascades of a deletion. */
export async function deletionCascades(
  source: RecordSource,
  entity: Entity,
  records: readonly SeenRecord[],
  options: ReadOptions,
) {
  const root = source.entities.find((each) => entityId(each) === entityId(entity)) ?? entity;
  const keys = incomingKeys(source.entities, root);
  const read: ReadReferring = async (key, target) => {
    const referred = keysOf(key.reference, target);
    const columns = keys
      .filter(({ reference }) => targetOf(reference) === entityId(key.from))
      .flatMap(({ reference }) => reference.referencedFields);
    return referred && referringRows(source, key, referred, columns, options);
  };
  const deleted = await deletedRecords(keys, root, records, read);
  return { keys, deleted, read };
}

/** Returns the values that a reference refers to; undefined where one of them was not read. */
function keysOf(
  { referencedFields }: Reference,
  target: readonly Values[],
): readonly (readonly string[])[] | undefined {
  if (target.some((row) => referencedFields.some((name) => row[name] === undefined))) {
    return undefined;
  }
  const keys = target.map((row) => referencedFields.map((name) => row[name]));
  // Nothing refers to an empty value.
  return keys.filter((key) => !key.includes(null)).map((key) => key.map(String));
}

async function effectOnReferring(
  key: IncomingKey,
  deleted: ReadonlyMap<string, DeletedRecords>,
  read: ReadReferring,
): Promise<DeletionEffect> {
  const { from, reference } = key;
  const target = deleted.get(targetOf(reference));
  const kind = kindOf(key);
  const effect = {
    kind,
    entity: from,
    fields: kind === 'prevent' ? reference.fields : (reference.onDeleteFields ?? reference.fields),
  };
  if (target === undefined) return { ...effect, count: 0 };
  if (!target.isWhole) return { ...effect, count: undefined };
  const found = await read(key, [...target.rows.values()]);
  const gone = deleted.get(entityId(from));
  if (gone === undefined) {
    return { ...effect, count: found?.count, ...filtersFor(reference, target) };
  }
  // Records that are deleted themselves neither change nor prevent the deletion.
  const left = [...(found?.rows.keys() ?? [])].filter((id) => !gone.rows.has(id)).length;
  const isKnown = gone.isWhole && found !== undefined && found.rows.size === found.count;
  return { ...effect, count: isKnown ? left : undefined };
}

/** Returns the effect of a foreign key. Where a field is NOT NULL, `set null` makes the database reject the deletion. */
function kindOf({ from, reference }: IncomingKey): DeletionEffect['kind'] {
  const { onDelete, fields, onDeleteFields = fields } = reference;
  if (onDelete === 'set default') return 'set default';
  if (onDelete !== 'set null') return 'prevent';
  return onDeleteFields.some((name) => fieldOf(from, name)?.nullable === false)
    ? 'prevent'
    : 'set null';
}

function effectOfCascades(
  keys: readonly IncomingKey[],
  { entity, count }: DeletedRecords,
  deleted: ReadonlyMap<string, DeletedRecords>,
): DeletionEffect {
  const [key, ...others] = keys.filter(
    ({ from, reference }) => from === entity && reference.onDelete === 'cascade',
  );
  const effect = { kind: 'delete', entity, count } as const;
  if (key === undefined || others.length > 0) return { ...effect, fields: [] };
  const { reference } = key;
  return {
    ...effect,
    fields: reference.fields,
    // In a tree, one condition finds the next branches only.
    ...(targetOf(reference) !== entityId(entity) &&
      filtersFor(reference, deleted.get(targetOf(reference)))),
  };
}

/** More do not fit an address. */
const mostValues = 50;

function filtersFor(
  reference: Reference,
  target: DeletedRecords | undefined,
): { readonly filters?: readonly Filter[] } {
  const keys = target?.isWhole === true ? keysOf(reference, [...target.rows.values()]) : undefined;
  const [first, ...others] = keys ?? [];
  if (first === undefined || others.length >= mostValues) return {};
  if (others.length === 0) {
    return { filters: reference.fields.map((field, index) => equals(field, first[index] ?? '')) };
  }
  const [field = '', ...more] = reference.fields;
  if (more.length > 0) return {};
  return {
    filters: [{ field, operator: 'in', values: [first, ...others].map(([value = '']) => value) }],
  };
}
