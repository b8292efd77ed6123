import {
  type Entity,
  entityId,
  type Field,
  isPureJoinTable,
  joinSides,
  type Reference,
} from '../model/index.ts';
import { type Position, positionOf } from '../position/index.ts';
import { mayBeChild, refersTo } from './may-be-child.ts';

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
  /** There is at most one. */
  readonly one?: true;
  /** Its reference to other records, where a record only connects one of them with that record. */
  readonly picks?: Reference;
}

/**
 * Returns the records that the form of an entity's record holds as rows: those that the team declares. Without
 * a declaration, records that can't exist without it (they are deleted with it, or its key is part of theirs)
 * and either have a position within it, or only connect it with other records, or are one at most.
 */
export function childrenOf(
  entities: readonly Entity[],
  parent: Pick<Entity, 'name' | 'schema'>,
  declared: readonly (string | ChildRows)[] | undefined,
): readonly Children[] {
  if (declared === undefined) {
    return entities.flatMap((entity) => {
      const reference = entity.references.find((each) => mayBeChild(entity, each, parent));
      if (reference === undefined) return [];
      const children = childrenBy(entity, reference);
      if (children.picks !== undefined || children.one) return [children];
      return children.position === undefined || isPureJoinTable(entity) ? [] : [children];
    });
  }
  return declared.flatMap((rows) => {
    const { entity: id, ...shown } = typeof rows === 'string' ? { entity: rows } : rows;
    const entity = entities.find((each) => entityId(each) === id);
    const reference = entity?.references.find((each) => refersTo(each, parent));
    if (entity === undefined || reference === undefined) return [];
    const { picks, ...children } = childrenBy(entity, reference);
    return [{ ...children, ...(shown.fields === undefined && { picks }), ...shown }];
  });
}

function childrenBy(entity: Entity, reference: Reference): Children {
  const position = positionOf(entity);
  const isWithin =
    position?.within.length === reference.fields.length &&
    position.within.every((name) => reference.fields.includes(name));
  const picks = pickedBy(entity, reference);
  return {
    entity,
    reference,
    ...(isWithin && { position }),
    ...(reference.unique && { one: true }),
    ...(picks !== undefined && { picks }),
  };
}

/** Returns the other reference of a join table in which the database sets every other field. */
function pickedBy(entity: Entity, reference: Reference): Reference | undefined {
  const sides = joinSides(entity);
  const other = sides?.find((side) => side !== reference);
  if (sides === undefined || other === undefined || !sides.includes(reference)) return undefined;
  const referring = [...reference.fields, ...other.fields];
  const isSet = ({ name, kind, generated, default: given }: Field) =>
    referring.includes(name) ||
    generated !== 'no' ||
    (given !== null && (entity.key.includes(name) || moments.has(kind)));
  return entity.fields.every(isSet) ? other : undefined;
}

/** A default of these kinds is when the record was created. */
const moments: ReadonlySet<Field['kind']> = new Set(['date', 'timestamp', 'instant']);
