import type { DataClient } from '../client/index.ts';
import { fieldOf } from '@ninefold/specification';
import type { Entity, Field, Reference, Specification } from '@ninefold/specification';

/** What records are read from and written to. */
export interface RecordSource {
  readonly client: DataClient;
  /** What is known of entities: references are looked up here. */
  readonly entities: readonly Entity[];
  /** Entities that are known by name alone. */
  readonly others?: readonly Pick<Entity, 'name' | 'schema'>[];
  /** Where given, failures speak in the team's own words. */
  readonly specification?: Specification;
  /** The zone of days that a filter names (`today`); the browser's own when absent. */
  readonly timeZone?: string;
  /** The address of a record's detail; undefined where there is no such screen. */
  readonly href?: (entity: Entity, id: string) => string | undefined;
}

/** The entity that a reference leads to, where the current role may know it and read its key. */
export function referencedEntity(
  entities: readonly Entity[],
  reference: Reference,
): Entity | undefined {
  const found = entities.find(
    ({ name, schema }) => name === reference.entity && schema === reference.schema,
  );
  return found && reference.referencedFields.every((name) => isReadable(found, name))
    ? found
    : undefined;
}

export function isReadable(entity: Entity, field: string): boolean {
  return fieldOf(entity, field)?.grants.select === true;
}

export function readableFields(entity: Entity): readonly Field[] {
  return entity.fields.filter((field) => field.grants.select);
}

/** The fields of these names that there are, in their order. */
export function fieldsNamed(entity: Entity, names: readonly string[]): readonly Field[] {
  return [...new Set(names)].flatMap((name) => fieldOf(entity, name) ?? []);
}
