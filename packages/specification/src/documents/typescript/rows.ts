import { isKnown } from '../../model/fact.ts';
import { entityId } from '../../model/paths.ts';
import { fieldOf, findEntity, isRequired } from '../../model/queries.ts';
import type { Entity, Field, Specification } from '../../model/specification.ts';
import { member, valueType } from './value-type.ts';
import { commentText, objectText } from './write.ts';

/** What is read of an entity: every field, null where it may be empty. */
export function rowText(specification: Specification, entity: Entity, depth: number): string {
  const members = entity.fields.map((field) => {
    const type = valueType(field, 'Row');
    const nullable = field.nullable && !isNeverEmpty(specification, entity, field);
    return `${described(field, depth)}${member(field.name, nullable ? `${type} | null` : type)}`;
  });
  return objectText(members, depth);
}

/**
 * What is sent to create a record. A field may be left out that can be empty or
 * that the database fills in; it must be where the database makes it, or where
 * no role may give it.
 */
export function insertText(specification: Specification, entity: Entity, depth: number): string {
  const mayGive = grantedTo(specification, entity, 'insert');
  const members = entity.fields.map((field) => {
    if (isMade(field) || !mayGive(field)) return member(field.name, 'never', true);
    const given = nullableType(field);
    return member(field.name, given, !isRequired(field) || isView(entity));
  });
  return objectText(members, depth);
}

/** What is sent to change a record: any of the fields that somebody may change. */
export function updateText(specification: Specification, entity: Entity, depth: number): string {
  const mayGive = grantedTo(specification, entity, 'update');
  const members = entity.fields.map((field) =>
    member(field.name, isMade(field) || !mayGive(field) ? 'never' : nullableType(field), true),
  );
  return objectText(members, depth);
}

export const isView = ({ kind }: Entity) => kind === 'view' || kind === 'materialized view';

function nullableType(field: Field): string {
  const type = valueType(field, 'Insert');
  return field.nullable ? `${type} | null` : type;
}

function isMade({ generated }: Field): boolean {
  return generated === 'stored' || generated === 'identity always';
}

function described({ description }: Field, depth: number): string {
  return commentText(isKnown(description) ? description.value : undefined, depth);
}

/**
 * A view's column is never empty where its table's is not and nothing can make
 * it so. Only of a view that can be written without triggers is that sure: it
 * shows one table, and no outer join can leave a record out.
 */
function isNeverEmpty(specification: Specification, entity: Entity, { base }: Field): boolean {
  if (base === undefined || !entity.fields.some(({ grants }) => grants.update)) return false;
  if (entity.triggers?.some(({ timing }) => timing === 'instead of') === true) return false;
  const tables = new Set(
    entity.fields.flatMap((field) => (field.base ? entityId(nameOf(field.base)) : [])),
  );
  if (tables.size !== 1) return false;
  const table = findEntity(specification, base.entity, base.schema);
  return table !== undefined && fieldOf(table, base.field)?.nullable === false;
}

const nameOf = ({ entity, schema }: { readonly entity: string; readonly schema: string }) => ({
  name: entity,
  schema,
});

/** Whether any role may give a field; anybody where nothing is known of roles. */
function grantedTo(
  { permissions }: Specification,
  entity: Entity,
  action: 'insert' | 'update',
): (field: Field) => boolean {
  const grants = permissions.grants.filter(
    (grant) => grant.entity === entityId(entity) && grant.may.includes(action),
  );
  if (grants.length === 0) return () => true;
  return ({ name }) =>
    grants.some(({ fields }) => fields?.[action] === undefined || fields[action].includes(name));
}
