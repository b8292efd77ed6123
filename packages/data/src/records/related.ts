import { type Entity, isPureJoinTable, joinSides, type Reference } from '@ninefold/specification';
import {
  equals,
  type Filter,
  type ListState,
  writeFilters,
  writeName,
} from '@ninefold/specification/grammar';
import { listRecords } from './list.ts';
import type { ListOptions, Scope } from './list-plan.ts';
import {
  freeAlias,
  isReadable,
  readableFields,
  type RecordSource,
  referencedEntity,
  refersTo,
} from '../query/index.ts';
import type { RecordPage, RecordRow } from './record.ts';

/** A list of records elsewhere that belong to a record of `of`. */
export interface RelatedList {
  /** Unique among the related lists of an entity. */
  readonly name: string;
  readonly kind: 'incoming' | 'many to many';
  /** The entity whose records are listed. */
  readonly entity: Entity;
  /** The listed entity's reference (incoming), or the join table's reference to `of`. */
  readonly reference: Reference;
  /** Only many to many: the join table, and its reference to the listed entity. */
  readonly through?: { readonly entity: Entity; readonly reference: Reference };
  /** Conditions on the referring records, where not all are listed. */
  readonly filters?: readonly Filter[];
}

/** Returns the lists of a record of `entity` that the role may read, through join tables too. */
export function relatedLists(entities: readonly Entity[], entity: Entity): readonly RelatedList[] {
  return entities.flatMap((from) =>
    from.references
      .filter((reference) => refersTo(reference, entity) && canFollow(from, reference, entity))
      .map((reference) => ({
        name: `${from.schema}.${from.name}.${reference.constraint}`,
        kind: 'incoming' as const,
        entity: from,
        reference,
        ...throughJoinTable(entities, from, reference),
      })),
  );
}

/** Reads one page of a related list of `row`. */
export async function listRelated(
  source: RecordSource,
  related: RelatedList,
  row: RecordRow,
  state: ListState,
  options: ListOptions = {},
): Promise<RecordPage> {
  const scope = scopeOf(related, row);
  if (scope !== undefined) return listRecords(source, related.entity, state, options, scope);
  // A record whose own referenced fields are empty is referred to by none.
  return { rows: [], offset: 0, total: { count: 0, exact: true }, emptyReason: 'none' };
}

function throughJoinTable(
  entities: readonly Entity[],
  from: Entity,
  near: Reference,
): Pick<RelatedList, 'kind' | 'entity' | 'through'> | undefined {
  const far = isPureJoinTable(from) ? joinSides(from)?.find((side) => side !== near) : undefined;
  const entity = far && referencedEntity(entities, far);
  if (far === undefined || entity === undefined) return undefined;
  const embeds = far.embeddable !== false && entity.schema === from.schema;
  if (!embeds || readableFields(entity).length === 0) return undefined;
  return { kind: 'many to many', entity, through: { entity: from, reference: far } };
}

function canFollow(from: Entity, reference: Reference, to: Entity): boolean {
  return (
    reference.fields.every((name) => isReadable(from, name)) &&
    reference.referencedFields.every((name) => isReadable(to, name))
  );
}

function scopeOf(related: RelatedList, row: RecordRow): Scope | undefined {
  const { reference, through, entity } = related;
  const filters: Filter[] = [...(related.filters ?? [])];
  for (const [index, field] of reference.fields.entries()) {
    const value = row.values[reference.referencedFields[index] ?? ''] ?? null;
    if (value === null) return undefined;
    filters.push(equals(field, typeof value === 'string' ? value : JSON.stringify(value)));
  }
  if (through === undefined) return { filters };
  const alias = freeAlias(entity, 'via');
  const hint = `${writeName(through.entity.name)}!${writeName(through.reference.constraint)}`;
  return {
    parameters: writeFilters(filters).map(([name, value]) => [`${alias}.${name}`, value] as const),
    embed: `${alias}:${hint}!inner()`,
  };
}
