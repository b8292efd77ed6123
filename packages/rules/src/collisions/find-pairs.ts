import type { Entity } from '@ninefold/specification';
import { type CheckedRecord, storedValues } from '../constraints/index.ts';
import type { Collision } from './collisions-of.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the values that the database will certainly store and compare by a constraint; undefined where it may not
 * be about the record.
 */
export function comparedValues(
  entity: Entity,
  { isAbout }: Collision,
  record: CheckedRecord,
): Values | undefined {
  const before = storedValues(entity, record);
  return isAbout({ before, sent: {} }) === true ? before : undefined;
}

/**
 * Finds records that certainly collide with each other. Only those with the same key are compared.
 *
 * @param records Their values. Undefined are those that the constraint isn't about.
 * @returns For places of records, that of the first one before which collides with it.
 */
export function findPairs(
  { collides, keyOf }: Collision,
  records: readonly (Values | undefined)[],
): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  const alike = new Map<string, number[]>();
  for (const [place, record] of records.entries()) {
    const key = record && keyOf(record);
    if (record === undefined || key === undefined) continue;
    const others = alike.get(key) ?? [];
    alike.set(key, others);
    const first = others.find((other) => collides(records[other] ?? {}, record) === true);
    if (first !== undefined) pairs.set(place, first);
    others.push(place);
  }
  return pairs;
}
