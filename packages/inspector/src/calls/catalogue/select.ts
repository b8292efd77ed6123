import type { SelectedField, SelectedRelation, SelectItem } from '@ninefold/specification/grammar';
import { isReadWhole, refersTo } from '@ninefold/data/records';
import {
  type Entity,
  findEntity,
  type Reference,
  type Specification,
} from '@ninefold/specification';
import { fieldsProblem, orderedField } from './conditions.ts';
import { catalogueMessages } from './messages.ts';

/** The types that values are cast to, so that they keep their digits or their form. */
const casts = new Set([undefined, 'text', '_text']);

/** Returns the reason why the application doesn't send this `select`; undefined where it does. */
export function selectProblem(
  specification: Specification,
  entity: Entity,
  select: readonly SelectItem[],
  embedded: Map<string, Entity>,
  isEmbedded = false,
): string | undefined {
  return select
    .map((item) => itemProblem(specification, entity, item, embedded, isEmbedded))
    .find((problem) => problem !== undefined);
}

function itemProblem(
  specification: Specification,
  entity: Entity,
  item: SelectItem,
  embedded: Map<string, Entity>,
  isEmbedded: boolean,
): string | undefined {
  if (item.kind === 'field') {
    if (!isEmbedded && isSummarized(item)) {
      return item.field.name === '*' ? undefined : fieldsProblem(entity, [item.field]);
    }
    const isAlias = item.alias !== undefined && !(isEmbedded && isOrdered(item));
    if (isAlias || item.aggregate !== undefined || !casts.has(item.cast)) {
      return catalogueMessages.alias({ field: item.field.name });
    }
    if (item.field.name === '*') {
      const isSent = !isEmbedded && isReadWhole(specification, entity);
      return isSent ? undefined : catalogueMessages.everyColumn;
    }
    return fieldsProblem(entity, [item.field]);
  }
  const target = embeddedBy(specification, entity, item);
  if (target === undefined || item.alias === undefined || item.spread) {
    return catalogueMessages.relation({ relation: item.target });
  }
  embedded.set(item.alias, target);
  const nested = item.select.find((inner) => inner.kind === 'relation');
  if (nested !== undefined) return catalogueMessages.twoSteps({ relation: nested.target });
  return selectProblem(specification, target, item.select, new Map(), true);
}

/** Returns whether records are counted or summed, or grouped by day. */
function isSummarized({ alias, aggregate, cast }: SelectedField): boolean {
  if (aggregate === undefined) return alias !== undefined && cast === 'date';
  return aggregate !== 'avg' && casts.has(cast);
}

/** Returns whether a column of a linked record is embedded to order by it. */
function isOrdered({ alias = '', field }: SelectedField): boolean {
  return alias.startsWith('order_') && orderedField(alias) === orderedField(`order_${field.name}`);
}

/** Returns the entity that a reference leads to, or the one whose records find those of the entity. */
function embeddedBy(
  specification: Specification,
  entity: Entity,
  { target, hint, select }: SelectedRelation,
): Entity | undefined {
  const own = entity.references.find((reference) => isMeant(entity, reference, target, hint));
  if (own !== undefined) return findEntity(specification, own.entity, own.schema);
  const between = findEntity(specification, target, entity.schema);
  const leadsHere = between?.references.some(
    (reference) =>
      refersTo(reference, entity) &&
      (between === entity ? reference.fields[0] : reference.constraint) === hint,
  );
  // It only finds the records: none of its columns are read.
  return leadsHere === true && select.length === 0 ? between : undefined;
}

/** Returns whether an embed follows this reference. Within one table its column names it, else table and constraint. */
function isMeant(
  entity: Entity,
  reference: Reference,
  target: string,
  hint: string | undefined,
): boolean {
  return refersTo(reference, entity)
    ? hint === undefined && reference.fields[0] === target
    : hint === reference.constraint && reference.entity === target;
}
