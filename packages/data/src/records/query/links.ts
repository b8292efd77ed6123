import { fieldOf } from '@ninefold/specification';
import type { Entity, Field, Reference } from '@ninefold/specification';
import { writeName } from '../../grammar/names.ts';
import { keyFields } from '../key.ts';
import { fieldsNamed, isReadable, referencedEntity, type RecordSource } from '../source.ts';
import { writeColumn } from './columns.ts';

/** How the label of a reference is come by. */
export interface LinkPlan {
  readonly reference: Reference;
  /** Undefined where the current role may not read what is referred to. */
  readonly target: Entity | undefined;
  /** The target's display fields that may be read. */
  readonly labelFields: readonly Field[];
  /** The name under which the answer embeds the target; undefined where it is looked up apart. */
  readonly alias: string | undefined;
}

/** The links of an entity's records: of each reference whose own fields may be read. */
export function linkPlans(source: RecordSource, entity: Entity): readonly LinkPlan[] {
  return entity.references
    .filter((reference) => reference.fields.every((name) => isReadable(entity, name)))
    .map((reference, index) => {
      const target = referencedEntity(source.entities, reference);
      const embeds = target !== undefined && canEmbed(source, entity, reference);
      return {
        reference,
        target,
        labelFields: target ? displayFields(target) : [],
        alias: embeds ? freeAlias(entity, `link_${index}`) : undefined,
      };
    });
}

export function displayFields(entity: Entity): readonly Field[] {
  return fieldsNamed(entity, entity.display.value ?? []).filter(
    (field) => field.grants.select && field.kind !== 'binary',
  );
}

/** What has to be read of a referenced record: its key, the referenced fields and its display fields. */
export function linkedFields({ target, reference, labelFields }: LinkPlan): readonly Field[] {
  if (target === undefined) return [];
  const keys = fieldsNamed(target, [...keyFields(target), ...reference.referencedFields]);
  return [...new Set([...keys, ...labelFields])];
}

/** The embed of a reference in `select`: `link_0:customer!work_order_customer_id_fkey(id,name)`. */
export function writeEmbed(entity: Entity, plan: LinkPlan): string {
  const columns = linkedFields(plan).map(writeColumn).join(',');
  return `${plan.alias ?? ''}:${writePath(entity, plan.reference)}(${columns})`;
}

/** What PostgREST embeds the target of a reference by: `customer!work_order_customer_id_fkey`. */
export function writePath(entity: Entity, reference: Reference): string {
  // Within one table the constraint leads nowhere and the table's name the other way round
  // (PostgREST, "Recursive Relationships"): the column says it.
  return refersToItself(entity, reference)
    ? writeName(reference.fields[0] ?? '')
    : `${writeName(reference.entity)}!${writeName(reference.constraint)}`;
}

/** A name for an embed that is none of the entity's own fields'. */
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
function canEmbed(source: RecordSource, entity: Entity, reference: Reference): boolean {
  if (reference.embeddable === false || reference.schema !== entity.schema) return false;
  if (!refersToItself(entity, reference)) return true;
  const [field, ...others] = reference.fields;
  return (
    others.length === 0 &&
    ![...source.entities, ...(source.others ?? [])].some(
      ({ name, schema }) => name === field && schema === entity.schema,
    )
  );
}

function refersToItself(entity: Entity, reference: Reference): boolean {
  return reference.entity === entity.name && reference.schema === entity.schema;
}
