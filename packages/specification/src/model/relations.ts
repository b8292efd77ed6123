import { type IncomingReference, incomingReferences, referencedEntity } from './queries.ts';
import type { Entity, Reference, Specification } from './specification.ts';

/** Rows of a join table connect records here and there. */
export interface ManyToManyRelation {
  readonly through: Entity;
  /** The join table's reference to this entity. */
  readonly near: Reference;
  /** The join table's reference to the other entity (which may be this one again). */
  readonly far: Reference;
  readonly entity: Entity;
}

export interface Relations {
  /** References of join tables are among these too. */
  readonly incoming: readonly IncomingReference[];
  readonly manyToMany: readonly ManyToManyRelation[];
}

/** Returns the relations of an entity by the foreign keys of others. */
export function relationsOf(specification: Specification, entity: Entity): Relations {
  const incoming = incomingReferences(specification, entity);
  return {
    incoming,
    manyToMany: incoming.flatMap(({ entity: through, reference: near }) => {
      const sides = joinSides(through);
      const far = sides?.find((side) => side !== near);
      if (sides === undefined || far === undefined || !sides.includes(near)) return [];
      const other = referencedEntity(specification, far);
      return other === undefined ? [] : [{ through, near, far, entity: other }];
    }),
  };
}

/**
 * Returns the two references of a join table. Each pair of records occurs in it at most once, by its
 * primary key or another unique constraint over exactly both references. Undefined for other entities.
 */
export function joinSides(
  entity: Pick<Entity, 'key' | 'unique' | 'references'>,
): readonly [Reference, Reference] | undefined {
  for (const columns of [entity.key, ...entity.unique]) {
    const within = entity.references.filter((reference) =>
      reference.fields.every((field) => columns.includes(field)),
    );
    const [first, second] = within;
    if (within.length !== 2 || first === undefined || second === undefined) continue;
    const covered = new Set([...first.fields, ...second.fields]);
    const overlap = first.fields.every((field) => second.fields.includes(field));
    if (!overlap && columns.every((column) => covered.has(column))) return [first, second];
  }
  return undefined;
}

/**
 * Checks whether an entity is only a join table: its primary key is exactly its two references, and
 * at most two further fields describe the pair.
 */
export function isPureJoinTable(
  entity: Pick<Entity, 'key' | 'references'> & { readonly fields: readonly unknown[] },
): boolean {
  return (
    joinSides({ key: entity.key, unique: [], references: entity.references }) !== undefined &&
    entity.fields.length <= entity.key.length + 2
  );
}
