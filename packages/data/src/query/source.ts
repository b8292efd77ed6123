import type { DataClient } from '../client/index.ts';
import {
  type Entity,
  type Field,
  fieldOf,
  type Reference,
  type Specification,
} from '@ninefold/specification';

/** Where records are read from and written to. */
export interface RecordSource {
  readonly client: DataClient;
  /** The known entities: references are looked up here. */
  readonly entities: readonly Entity[];
  /** Entities of which only the name is known. */
  readonly others?: readonly Pick<Entity, 'name' | 'schema'>[];
  /** Where given, failures have the team's own messages. */
  readonly specification?: Specification;
  /** The zone of days that a filter names (`today`); the browser's own when absent. */
  readonly timeZone?: string;
  /** Whose calendar tells on which day a week begins. */
  readonly locale?: string;
  /** The id of the person who is signed in: `me` in a filter. */
  readonly person?: string;
  /** Writes dates and times in labels as the database does, for files that are read again elsewhere. */
  readonly exactLabels?: boolean;
  /** Returns the address of a record's detail screen; undefined where there is none. */
  readonly href?: (entity: Entity, id: string) => string | undefined;
}

/** What requests are planned with. */
export type KnownEntities = Pick<RecordSource, 'entities' | 'others'>;

/** Returns the entity that a reference leads to, where the current role may read its key. */
export function referencedEntity(
  entities: readonly Entity[],
  reference: Reference,
): Entity | undefined {
  const found = entities.find((entity) => refersTo(reference, entity));
  return found && reference.referencedFields.every((name) => isReadable(found, name))
    ? found
    : undefined;
}

/** Whether a reference leads to the entity. */
export function refersTo(reference: Reference, { name, schema }: Pick<Entity, 'name' | 'schema'>) {
  return reference.entity === name && reference.schema === schema;
}

export function isReadable(entity: Entity, field: string): boolean {
  return fieldOf(entity, field)?.grants.select === true;
}

export function readableFields(entity: Entity): readonly Field[] {
  return entity.fields.filter((field) => field.grants.select);
}

/** Returns the entity's fields of these names, in the order of the names. */
export function fieldsNamed(entity: Entity, names: readonly string[]): readonly Field[] {
  return [...new Set(names)].flatMap((name) => fieldOf(entity, name) ?? []);
}
