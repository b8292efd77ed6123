import {
  type Entity,
  entityId,
  type Field,
  fieldOf,
  findEntity,
  isGenerated,
  isRequired,
  type Specification,
} from '../../model/index.ts';
import { member, valueType } from './value-type.ts';
import { commentText, objectText } from './write.ts';

/** Writes the type of a record as it is read: null where a field can be empty. */
export function rowText(specification: Specification, entity: Entity): string {
  const members = entity.fields.map((field) => {
    const type = valueType(field, 'Row');
    const nullable = field.nullable && !isNeverEmpty(specification, entity, field);
    return `${commentText(field.description)}${member(field.name, nullable ? `${type} | null` : type)}`;
  });
  return objectText(members);
}

/**
 * Writes the type of a new record. A field is optional if it can be empty or the database sets it,
 * and `never` if only the database sets it, or no role has permission.
 */
export function insertText(specification: Specification, entity: Entity): string {
  const mayGive = grantedTo(specification, entity, 'insert');
  const members = entity.fields.map((field) => {
    if (isGenerated(field) || !mayGive(field)) return member(field.name, 'never', true);
    const given = nullableType(field);
    return member(field.name, given, !isRequired(field) || isView(entity));
  });
  return objectText(members);
}

/** Writes the type of an update: any of the fields that some role can edit. */
export function updateText(specification: Specification, entity: Entity): string {
  const mayGive = grantedTo(specification, entity, 'update');
  const members = entity.fields.map((field) =>
    member(field.name, isGenerated(field) || !mayGive(field) ? 'never' : nullableType(field), true),
  );
  return objectText(members);
}

export const isView = ({ kind }: Entity) => kind === 'view' || kind === 'materialized view';

function nullableType(field: Field): string {
  const type = valueType(field, 'Insert');
  return field.nullable ? `${type} | null` : type;
}

/**
 * Tells whether a view's column is never empty because its table's is not. This is certain only of
 * views that can be written without triggers: they show one table without outer joins.
 */
function isNeverEmpty(specification: Specification, entity: Entity, { base }: Field): boolean {
  if (base === undefined || !entity.fields.some(({ grants }) => grants.update)) return false;
  if (entity.triggers?.some(({ timing }) => timing === 'instead of') === true) return false;
  const tables = new Set(
    entity.fields.flatMap((field) =>
      field.base ? `${field.base.schema}.${field.base.entity}` : [],
    ),
  );
  if (tables.size !== 1) return false;
  const table = findEntity(specification, base.entity, base.schema);
  return table !== undefined && fieldOf(table, base.field)?.nullable === false;
}

/** Tells whether some role can write a field; true of all where no grants are known. */
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
