import { type Entity, type Field, fieldOf, referenceShownAt } from '../model/index.ts';
import { parseValue } from '@ninefold/values';
import { writeArrayLiteral } from '@ninefold/values/array';
import { writeRangeLiteral } from '@ninefold/values/range';
import type { Filter } from './filter.ts';
import type { FilterOperator } from './filter-operator.ts';
import { type FilterGroup, type FilterTerm, isGroup } from './filter-group.ts';
import { addressMessages } from './messages.ts';
import type { SortKey } from './order.ts';
import { filterRelation, filterRelations } from './relations.ts';
import { isToken } from './tokens.ts';

/**
 * Returns why an entity can’t be filtered that way, in a sentence; undefined where it can.
 *
 * @param entities Those that relations lead to. Without them a relation is not checked.
 */
export function termProblem(
  entity: Entity,
  term: FilterTerm,
  entities?: readonly Entity[],
): string | undefined {
  if (!isGroup(term)) return filterProblem(entity, term);
  const { relation, terms } = term;
  if (relation === undefined) return firstProblem(entity, terms, entities);
  if (entities === undefined) return undefined;
  const found = filterRelation(entities, entity, relation);
  if (found === undefined) return addressMessages.relation({ relation });
  const groups = terms.flatMap(groupsIn);
  if (groups.some((group) => group.relation !== undefined)) return addressMessages.nested;
  return firstProblem(found.target, terms, entities);
}

function firstProblem(
  entity: Entity,
  terms: readonly FilterTerm[],
  entities: readonly Entity[] | undefined,
): string | undefined {
  for (const term of terms) {
    const problem = termProblem(entity, term, entities);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function groupsIn(term: FilterTerm): readonly FilterGroup[] {
  return isGroup(term) ? [term, ...term.terms.flatMap(groupsIn)] : [];
}

/** Returns why an entity can’t be filtered by one condition, in a sentence; undefined where it can. */
export function filterProblem(entity: Entity, filter: Filter): string | undefined {
  const field = fieldOf(entity, filter.field);
  if (!field?.grants.select) return addressMessages.filterField({ field: filter.field });
  const label = field.label.value ?? field.name;
  if (!filterOperators(field, filter.path !== undefined).includes(filter.operator)) {
    return addressMessages.operator({ field: label });
  }
  for (const value of checkedValues(filter)) {
    if (isToken(field, filter.operator, value)) continue;
    const { problem } = parseValue(value, field);
    if (problem !== undefined) {
      return addressMessages.filterValue({ field: label, value, problem });
    }
  }
  return undefined;
}

/** Returns the values that the field has to be able to hold. */
function checkedValues({ operator, path, values }: Filter): readonly string[] {
  // A value inside JSON is read as text, as parts of a text are.
  if (path !== undefined) return [];
  switch (operator) {
    case 'contains':
    case 'notContains':
    case 'starts':
    case 'ends':
    case 'matches':
    case 'hasKey':
      return [];
    case 'hasAll':
    case 'hasAny':
    case 'hasOnly':
      return [writeArrayLiteral(values)];
    case 'covers': {
      const [value = ''] = values;
      const bounds = { lowerInclusive: true, upperInclusive: true };
      return [writeRangeLiteral({ lower: value, upper: value, ...bounds })];
    }
    default:
      return values;
  }
}

/** Returns why an entity can’t be sorted that way, in a sentence; undefined where it can. */
export function orderProblem(
  entity: Entity,
  { field: name, by }: SortKey,
  entities?: readonly Entity[],
): string | undefined {
  const field = fieldOf(entity, name);
  if (!field?.grants.select) return addressMessages.orderField({ field: name });
  if (by !== undefined && entities !== undefined) {
    const reference = referenceShownAt(entity, name);
    const target = filterRelations(entities, entity).find(
      (relation) => relation.reference === reference && !relation.many,
    )?.target;
    if (target === undefined) return addressMessages.orderField({ field: `${name}(${by})` });
    return orderProblem(target, { field: by, direction: 'ascending' });
  }
  if (by !== undefined || isSortable(field)) return undefined;
  return addressMessages.notSortable({ field: field.label.value ?? field.name });
}

/** Types that Postgres cannot order. */
const unordered = /^(?:json|xml|point|line|lseg|box|path|polygon|circle)(?:\[\])*$/;

/** Whether a list can be ordered by a field. */
export function isSortable(field: Field): boolean {
  return !unordered.test(field.baseType ?? field.type);
}

const empty = ['empty', 'notEmpty'] as const;
const equality = ['eq', 'neq', 'isNot'] as const;
const comparison = [...equality, 'lt', 'lte', 'gt', 'gte', 'between', 'in', 'notIn'] as const;
const parts = ['contains', 'notContains', 'starts', 'ends'] as const;

/**
 * Returns the operators that a field can be filtered with.
 *
 * @param inside Whether the filter is on what a path reaches in the field's JSON.
 */
export function filterOperators(field: Field, inside = false): readonly FilterOperator[] {
  if (inside) {
    return field.kind === 'json' ? [...comparison, ...parts, 'hasKey', ...empty] : [];
  }
  switch (field.kind) {
    case 'text':
      return [...comparison, ...parts, 'matches', ...empty];
    case 'boolean':
      return [...equality, ...empty];
    case 'array':
      return isSortable(field)
        ? [...equality, 'hasAll', 'hasAny', 'hasOnly', ...empty]
        : [...equality, ...empty];
    case 'json':
      return ['hasKey', ...empty];
    case 'range':
      return (field.baseType ?? field.type).includes('multirange')
        ? [...comparison, ...empty]
        : [...comparison, 'covers', 'overlaps', 'leftOf', 'rightOf', ...empty];
    case 'date':
    case 'timestamp':
    case 'instant':
      return [...comparison, 'during', ...empty];
    default:
      if (field.type === 'tsvector') return ['matches', ...empty];
      return isSortable(field) ? [...comparison, ...empty] : empty;
  }
}
