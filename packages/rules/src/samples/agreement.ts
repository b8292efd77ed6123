import {
  findEntity,
  type Reference,
  type Specification,
  type Entity,
} from '@ninefold/specification';
import { referencedId } from './order-of-tables.ts';
import type { SampleRow } from './sample-table.ts';

/** A record that another one refers to. */
export interface Chosen {
  readonly reference: Reference;
  readonly record: SampleRow;
}

/** Returns how much the table that a reference is to knows itself: a site knows its customer. */
export function known(specification: Specification, reference: Reference, depth = 4): number {
  const entity = findEntity(specification, referencedId(reference));
  if (entity === undefined || depth === 0) return 0;
  return Math.max(
    0,
    ...entity.references
      .filter((each) => referencedId(each) !== referencedId(reference))
      .map((each) => 1 + known(specification, each, depth - 1)),
  );
}

/**
 * Returns whether a record agrees with the others that a record refers to: an order whose site belongs to a customer is
 * that customer's order. Triggers often ask for it, and people expect it.
 */
export function agreement(
  specification: Specification,
  entity: Entity,
): (reference: Reference, record: SampleRow, chosen: readonly Chosen[]) => boolean {
  const between = (from: Reference, to: Reference) => {
    const target = findEntity(specification, referencedId(from));
    const found =
      target?.references.filter((each) => referencedId(each) === referencedId(to)) ?? [];
    const isOnly =
      entity.references.filter((each) => referencedId(each) === referencedId(to)).length === 1;
    return isOnly && found.length === 1 ? found[0] : undefined;
  };
  const isSame = (from: Chosen, to: Chosen) => {
    const path = between(from.reference, to.reference);
    if (path === undefined) return true;
    return path.fields.every((name, place) => {
      const value = from.record[name] ?? null;
      return value === null || value === to.record[path.referencedFields[place] ?? ''];
    });
  };
  /** Both know a third one: the site and the contact of an order belong to its customer. */
  const isSameBeyond = (one: Chosen, other: Chosen) =>
    entity.references.every((third) => {
      const [from, to] = [between(one.reference, third), between(other.reference, third)];
      if (from === undefined || to === undefined) return true;
      const [value, wanted] = [from.fields, to.fields].map((names, place) =>
        names.map((name) => (place === 0 ? one : other).record[name] ?? null),
      ) as [(string | null)[], (string | null)[]];
      if (value.includes(null) || wanted.includes(null)) return true;
      return value.every((each, place) => each === wanted[place]);
    });
  return (reference, record, chosen) =>
    chosen.every((other) => {
      const one = { reference, record };
      return isSame(other, one) && isSame(one, other) && isSameBeyond(one, other);
    });
}
