import { type Entity, entityId, isPureJoinTable, type Reference } from '../model/index.ts';
import { type Position, positionOf } from '../position/index.ts';

/** Rows that the team declares for the form of a record. */
export interface ChildRows {
  /** Keyed by `entityId`. */
  readonly entity: string;
  readonly fields?: readonly string[];
  readonly totals?: readonly string[];
}

/** Records that are entered in the form of the record that they belong to. */
export interface Children extends Pick<ChildRows, 'fields' | 'totals'> {
  readonly entity: Entity;
  /** Its reference to that record. */
  readonly reference: Reference;
  /** The field that orders them within it. */
  readonly position?: Position;
}

/**
 * Returns the records that the form of an entity's record holds as rows: those that the team declares. Without
 * a declaration, records that have a position within it and can't exist without it: they are deleted with it,
 * or its key is part of theirs.
 */
export function childrenOf(
  entities: readonly Entity[],
  parent: Pick<Entity, 'name' | 'schema'>,
  declared: readonly (string | ChildRows)[] | undefined,
): readonly Children[] {
  if (declared === undefined) {
    return entities.flatMap((entity) => {
      const reference = entity.references.find((each) => mayBeChild(entity, each, parent));
      if (reference === undefined || isPureJoinTable(entity)) return [];
      const children = childrenBy(entity, reference);
      return children.position === undefined ? [] : [children];
    });
  }
  return declared.flatMap((rows) => {
    const { entity: id, ...shown } = typeof rows === 'string' ? { entity: rows } : rows;
    const entity = entities.find((each) => entityId(each) === id);
    const reference = entity?.references.find((each) => refersTo(each, parent));
    if (entity === undefined || reference === undefined) return [];
    return [{ ...childrenBy(entity, reference), ...shown }];
  });
}

/** Returns whether records can't exist without the one that a reference leads to, as far as an outline shows. */
export function mayBeChild(
  { key }: Pick<Entity, 'key'>,
  reference: Reference,
  parent: Pick<Entity, 'name' | 'schema'>,
): boolean {
  return (
    refersTo(reference, parent) &&
    (reference.onDelete === 'cascade' || reference.fields.every((field) => key.includes(field)))
  );
}

function childrenBy(entity: Entity, reference: Reference): Children {
  const position = positionOf(entity);
  const isWithin =
    position?.within.length === reference.fields.length &&
    position.within.every((name) => reference.fields.includes(name));
  return { entity, reference, ...(isWithin && { position }) };
}

function refersTo(
  reference: Reference,
  { name, schema }: Pick<Entity, 'name' | 'schema'>,
): boolean {
  return reference.entity === name && reference.schema === schema;
}
