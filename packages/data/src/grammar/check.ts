import { fieldOf } from '@ninefold/specification';
import type { Entity, Field } from '@ninefold/specification';
import { parseValue } from '@ninefold/values';
import { type Filter, type FilterOperator, isMomentToken } from './filter.ts';
import type { SortKey } from './order.ts';
import { addressMessages } from './messages.ts';

/** Returns why an entity can’t be filtered that way, in a sentence; undefined where it can. */
export function filterProblem(entity: Entity, filter: Filter): string | undefined {
  const field = fieldOf(entity, filter.field);
  if (!field?.grants.select) return addressMessages.filterField({ field: filter.field });
  const label = field.label.value ?? field.name;
  if (!filterOperators(field).includes(filter.operator)) {
    return addressMessages.operator({ field: label });
  }
  if (filter.operator === 'contains' || filter.operator === 'starts') return undefined;
  for (const value of filter.values) {
    if (isMomentToken(field, filter.operator, value)) continue;
    const { problem } = parseValue(value, field);
    if (problem !== undefined) {
      return addressMessages.filterValue({ field: label, value, problem });
    }
  }
  return undefined;
}

/** Returns why an entity can’t be sorted that way, in a sentence; undefined where it can. */
export function orderProblem(entity: Entity, { field: name }: SortKey): string | undefined {
  const field = fieldOf(entity, name);
  if (!field?.grants.select) return addressMessages.orderField({ field: name });
  if (isSortable(field)) return undefined;
  return addressMessages.notSortable({ field: field.label.value ?? field.name });
}

/** Types that Postgres cannot order. */
const unordered = /^(?:json|xml|point|line|lseg|box|path|polygon|circle)(?:\[\])*$/;

/** Whether a list can be ordered by a field. */
export function isSortable(field: Field): boolean {
  return !unordered.test(field.baseType ?? field.type);
}

/** Returns the operators that a field can be filtered with. */
export function filterOperators(field: Field): readonly FilterOperator[] {
  const empty: readonly FilterOperator[] = ['empty', 'notEmpty'];
  switch (field.kind) {
    case 'text':
      return ['eq', 'neq', 'contains', 'starts', 'lt', 'lte', 'gt', 'gte', 'in', ...empty];
    case 'boolean':
    case 'array':
      return ['eq', 'neq', ...empty];
    case 'json':
      return empty;
    default:
      return isSortable(field) ? ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in', ...empty] : empty;
  }
}
