import {
  type Entity,
  entityId,
  type Field,
  fieldOf,
  findEntity,
  isGenerated,
  isRequired,
  type Reference,
  shownAs,
  type Specification,
} from '../../model/index.ts';
import { member, valueType } from './value-type.ts';
import { commentText, indented, literalText, objectText } from './write.ts';

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
 * Writes the type of a new record, or of an update. A field is optional in an update, or if it can be
 * empty or the database sets it, and `never` if only the database sets it, or no role has permission.
 */
export function givenText(
  specification: Specification,
  entity: Entity,
  action: 'insert' | 'update',
): string {
  const mayGive = grantedTo(specification, entity, action);
  const members = entity.fields.map((field) => {
    if (isGenerated(field) || !mayGive(field)) return member(field.name, 'never', true);
    const type = valueType(field, 'Insert');
    const isOptional = action === 'update' || !isRequired(field) || isView(entity);
    return member(field.name, field.nullable ? `${type} | null` : type, isOptional);
  });
  return objectText(members);
}

export const isView = ({ kind }: Entity) => kind === 'view' || kind === 'materialized view';

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

/** A relation that shows columns of a table: the table itself, or a view that has them all. */
interface Showing {
  readonly relation: Entity;
  readonly columns: readonly string[];
}

/**
 * Writes the relationships that supabase-js can embed from an entity: its foreign keys, and for a
 * view those of its underlying tables; each to the referenced table and to views of its columns.
 */
export function relationshipsText(specification: Specification, entity: Entity): string {
  const ties = specification.entities.flatMap((table) =>
    table.references
      // A foreign key that only partitions have can't be embedded.
      .filter((reference) => reference.embeddable !== false)
      .flatMap((reference) => tiesOf(specification, entity, table, reference)),
  );
  return ties.length === 0 ? '[]' : `[${indented(ties.map((tie) => `${objectText(tie)},`))}]`;
}

function tiesOf(
  { entities }: Specification,
  entity: Entity,
  table: Entity,
  reference: Reference,
): readonly (readonly string[])[] {
  const columns = shownColumns(entity, table, reference.fields);
  if (columns === undefined) return [];
  const target = entities.find(
    ({ name, schema }) => name === reference.entity && schema === reference.schema,
  );
  const targets: readonly Showing[] =
    target === undefined
      ? []
      : entities.flatMap((relation) => {
          const shown = shownColumns(relation, target, reference.referencedFields);
          return shown === undefined || relation.schema !== entity.schema
            ? []
            : { relation, columns: shown };
        });
  return targets.map((each) => [
    `foreignKeyName: ${literalText(reference.constraint)}`,
    `columns: ${tuple(columns)}`,
    `isOneToOne: ${reference.unique}`,
    `referencedRelation: ${literalText(each.relation.name)}`,
    `referencedColumns: ${tuple(each.columns)}`,
  ]);
}

function shownColumns(relation: Entity, table: Entity, columns: readonly string[]) {
  return relation === table ? columns : shownAs(relation, table, columns);
}

const tuple = (texts: readonly string[]) => `[${texts.map(literalText).join(', ')}]`;
