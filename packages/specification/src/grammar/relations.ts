import { type Entity, fieldOf, type Reference } from '../model/index.ts';

/** A way from an entity's records to others, by which they can be filtered. */
export interface FilterRelation {
  /** In an address: the field that refers, or the foreign key's name. */
  readonly name: string;
  /** Whether a record may have many there: those that refer to it. */
  readonly many: boolean;
  readonly reference: Reference;
  /** The entity of the related records. */
  readonly target: Entity;
}

/**
 * Returns the relations that an entity's list can be filtered over. PostgREST embeds within one schema
 * only, and within one table only by the column of a key of one, if no table has the column's name.
 */
export function filterRelations(
  entities: readonly Entity[],
  entity: Entity,
): readonly FilterRelation[] {
  const found = entities.flatMap((other): readonly FilterRelation[] => {
    if (other.schema !== entity.schema) return [];
    const isClear = ({ fields: [field, ...others] }: Reference) =>
      other.name !== entity.name ||
      (others.length === 0 && !entities.some(({ name }) => name === field));
    const outgoing = entity.references
      .filter((reference) => isClear(reference) && isOver(reference, entity, other))
      .map((reference) => {
        const [field = '', ...others] = reference.fields;
        const name = others.length === 0 ? field : reference.constraint;
        return { name, many: false, reference, target: other };
      });
    const incoming = other.references
      .filter((reference) => isClear(reference) && isOver(reference, other, entity))
      .map((reference) => {
        const { constraint } = reference;
        // A view refers by the keys of its tables, which are offered under the keys' own names.
        const name = other.kind.endsWith('view') ? `${other.name}!${constraint}` : constraint;
        return { name, many: true, reference, target: other };
      });
    return [...outgoing, ...incoming];
  });
  // A name that two relations have says nothing.
  return found.filter(({ name }) => found.filter((other) => other.name === name).length === 1);
}

export function filterRelation(
  entities: readonly Entity[],
  entity: Entity,
  name: string,
): FilterRelation | undefined {
  return filterRelations(entities, entity).find((relation) => relation.name === name);
}

function isOver(reference: Reference, from: Entity, to: Entity): boolean {
  return (
    reference.embeddable !== false &&
    reference.entity === to.name &&
    reference.schema === to.schema &&
    reference.fields.every((name) => fieldOf(from, name)?.grants.select === true) &&
    reference.referencedFields.every((name) => fieldOf(to, name)?.grants.select === true)
  );
}
