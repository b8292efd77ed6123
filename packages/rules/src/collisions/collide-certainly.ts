import type { Entity } from '@ninefold/specification';
import { type CheckedRecord, storedValues } from '../constraints/index.ts';
import type { Collision } from './collisions-of.ts';

/** Returns whether the database would certainly not store two records beside each other. */
export function collideCertainly(
  entity: Entity,
  { isAbout, collides }: Collision,
  records: readonly [CheckedRecord, CheckedRecord],
): boolean {
  const [one, other] = [storedValues(entity, records[0]), storedValues(entity, records[1])];
  const isAboutBoth = [one, other].every((before) => isAbout({ before, sent: {} }) === true);
  return isAboutBoth && collides(one, other) === true;
}
