import {
  aboutReference,
  type Entity,
  type Field,
  fieldOf,
  type Reference,
  referenceNamedBy,
  referenceShownAt,
} from '@ninefold/specification';
import { writeName } from '@ninefold/specification/grammar';
import { keyFields } from './key.ts';
import {
  fieldsNamed,
  isReadable,
  type KnownEntities,
  referencedEntity,
  refersTo,
} from './source.ts';
import { writeColumn } from './columns.ts';

/** How the label of a reference is read. */
export interface LinkPlan {
  readonly reference: Reference;
  /** Undefined where the current role may not read the referenced entity. */
  readonly target: Entity | undefined;
  /** The target's display fields that the role may read. */
  readonly labelFields: readonly Field[];
  /** The name under which the answer embeds the target; undefined where it needs its own request. */
  readonly alias: string | undefined;
}

/** Plans the links of an entity's records: one for each reference whose fields the role may read. */
export function linkPlans(source: KnownEntities, entity: Entity): readonly LinkPlan[] {
  return entity.references
    .filter((reference) => reference.fields.every((name) => isReadable(entity, name)))
    .map((reference, index) => {
      const plan = linkPlan(source, reference);
      const embeds = plan.target !== undefined && canEmbed(source, entity, reference);
      return { ...plan, alias: embeds ? freeAlias(entity, `link_${index}`) : undefined };
    });
}

/**
 * Returns the links that some fields of an entity's records show, or the name in them, with those of their title
 * and of the record that a view's row is about; all where no fields are named.
 */
export function linksAt(
  { entities }: KnownEntities,
  entity: Entity,
  links: readonly LinkPlan[],
  fields: readonly string[] | undefined,
): readonly LinkPlan[] {
  if (fields === undefined) return links;
  const read = [...fieldsNamed(entity, fields), ...displayFields(entity)];
  const shown = new Set(
    read.map(
      (field) => referenceShownAt(entity, field.name) ?? referenceNamedBy(entities, entity, field),
    ),
  );
  shown.add(aboutReference(entity));
  return links.filter(({ reference }) => shown.has(reference));
}

/** Plans a link that is read in a separate request. */
export function linkPlan({ entities }: KnownEntities, reference: Reference): LinkPlan {
  const target = referencedEntity(entities, reference);
  const labelFields = target ? displayFields(target) : [];
  return { reference, target, labelFields, alias: undefined };
}

export function displayFields(entity: Entity): readonly Field[] {
  return fieldsNamed(entity, entity.display.value ?? []).filter(
    (field) => field.grants.select && field.kind !== 'binary',
  );
}

/** Returns the fields to read of a referenced record: its key, the referenced fields and its display fields. */
export function linkedFields({ target, reference, labelFields }: LinkPlan): readonly Field[] {
  if (target === undefined) return [];
  const keys = fieldsNamed(target, [...keyFields(target), ...reference.referencedFields]);
  return [...new Set([...keys, ...labelFields])];
}

/**
 * Writes the embed of a reference in `select`: `link_0:customer!work_order_customer_id_fkey(id,name)`.
 *
 * @param orderedBy Names of fields of the target that the list is ordered by.
 */
export function writeEmbed(
  entity: Entity,
  plan: LinkPlan,
  orderedBy: readonly string[] = [],
): string {
  const columns = linkedFields(plan).map(writeColumn);
  const ordered = [...new Set(orderedBy)].map(
    (name) => `${writeName(orderAlias(plan, name))}:${writeName(name)}`,
  );
  return `${plan.alias ?? ''}:${writePath(entity, plan.reference)}(${[...columns, ...ordered].join(',')})`;
}

/**
 * Returns the name under which a column of a linked record is embedded to order by it: PostgREST orders
 * by what it embeds, and under its own name a number is embedded as text.
 */
export function orderAlias({ target }: LinkPlan, field: string): string {
  const wanted = `order_${field}`;
  return target === undefined ? wanted : freeAlias(target, wanted);
}

/** Writes the path by which PostgREST embeds the target of a reference: `customer!work_order_customer_id_fkey`. */
export function writePath(entity: Entity, reference: Reference): string {
  // Within one table PostgREST doesn't follow the constraint, and follows the table's name in reverse
  // (PostgREST, "Recursive Relationships"): only the column is clear.
  return refersTo(reference, entity)
    ? writeName(reference.fields[0] ?? '')
    : `${writeName(reference.entity)}!${writeName(reference.constraint)}`;
}

/** Returns a name for an embed that no field of the entity has. */
export function freeAlias(entity: Entity, wanted: string): string {
  let alias = wanted;
  while (fieldOf(entity, alias) !== undefined) alias += '_';
  return alias;
}

/**
 * PostgREST embeds neither from one schema to another nor over a constraint of partitions
 * (PGRST200), and within one table only by the column of a key of one: not where another table
 * has the column's name.
 */
function canEmbed(source: KnownEntities, entity: Entity, reference: Reference): boolean {
  if (reference.embeddable === false || reference.schema !== entity.schema) return false;
  if (!refersTo(reference, entity)) return true;
  const [field, ...others] = reference.fields;
  return (
    others.length === 0 &&
    ![...source.entities, ...(source.others ?? [])].some(
      ({ name, schema }) => name === field && schema === entity.schema,
    )
  );
}
