import type { FieldDescriptor, FieldKind, Filter, FilterOperator } from '../../shapes/index.ts';

const equality = ['eq', 'isNot'] as const;
const identities = [...equality, 'in', 'notIn'] as const;
const amounts = ['eq', 'isNot', 'gte', 'lte', 'gt', 'lt', 'between', 'in', 'notIn'] as const;
const moments = ['gte', 'lt', 'lte', 'gt', 'between', 'during'] as const;
const parts = ['contains', 'notContains', 'starts', 'ends'] as const;

const valueOperators: Readonly<Partial<Record<FieldKind, readonly FilterOperator[]>>> = {
  text: [...parts, 'eq', 'isNot', 'in', 'notIn'],
  integer: amounts,
  decimal: amounts,
  float: amounts,
  interval: amounts.slice(0, 7),
  date: [...moments, ...equality],
  time: ['gte', 'lt', 'lte', 'gt', 'between', 'eq'],
  timestamp: [...moments, 'eq'],
  instant: [...moments, 'eq'],
  boolean: ['eq'],
  array: ['hasAny', 'hasAll', 'hasOnly'],
  range: ['covers', 'overlaps', 'leftOf', 'rightOf'],
  json: ['hasKey'],
  uuid: identities,
  other: equality,
};

/** The operators of a text that a path reaches in a field's JSON. */
const insideOperators = [...parts, 'eq', 'isNot', 'in', 'notIn', 'empty', 'notEmpty'] as const;

/**
 * Returns the operators of a field, the likeliest first.
 *
 * @param inside Whether a path leads into the field's JSON.
 */
export function operatorsOf(field: FieldDescriptor, inside = false): readonly FilterOperator[] {
  if (inside) return insideOperators;
  const asked = valueOperatorsOf(field);
  const mayBeEmpty = field.nullable ?? !field.required;
  if (mayBeEmpty) return [...asked, 'empty', 'notEmpty'];
  // Without empty values both say the same.
  return asked.map((operator) => (operator === 'isNot' ? 'neq' : operator));
}

function valueOperatorsOf(described: FieldDescriptor): readonly FilterOperator[] {
  const field = asFiltered(described);
  if (field.reference !== undefined) return identities;
  if (field.kind === 'array')
    return field.elementKind === 'json' ? [] : (valueOperators.array ?? []);
  if (field.options !== undefined) return ['in', 'notIn'];
  if (field.kind === 'range' && field.type?.includes('multirange') === true) return [];
  // Of what has no order, nothing can be compared.
  const isCompared =
    field.type !== 'tsvector' && (field.kind !== 'other' || field.sortable !== false);
  const own = field.type === 'money' ? amounts : (isCompared && valueOperators[field.kind]) || [];
  return field.searchable === true ? [...own, 'matches'] : own;
}

/** The same, and how a filter that an address gave asks it already. */
export function operatorsWith(field: FieldDescriptor, filter?: Filter): readonly FilterOperator[] {
  const operators = operatorsOf(field);
  if (filter === undefined || operators.includes(filter.operator)) return operators;
  return [filter.operator, ...operators];
}

/** Returns a filter as it is edited: in a closed list, "is" is "is any of" with one value. */
export function asEdited(field: FieldDescriptor, filter: Filter): Filter {
  const chosenFrom = operatorsOf(field)[0] === 'in';
  return chosenFrom && filter.operator === 'eq' ? { ...filter, operator: 'in' } : filter;
}

/** Returns a field as it is filtered by: one of a composite reference by its own value. */
export function asFiltered(field: FieldDescriptor): FieldDescriptor {
  if ((field.reference?.fields?.length ?? 1) === 1) return field;
  const { reference: _, ...alone } = field;
  return alone;
}

/** Whether an operator takes values. */
export function takesValue(operator: FilterOperator): boolean {
  return operator !== 'empty' && operator !== 'notEmpty';
}

const listOperators = new Set<FilterOperator>(['in', 'notIn', 'hasAll', 'hasAny', 'hasOnly']);

/** Whether an operator takes any number of values. */
export function takesList(operator: FilterOperator): boolean {
  return listOperators.has(operator);
}

/** Names the input of an operator's values: a typed value stays if another operator takes it too. */
export function inputOf(operator: FilterOperator): string {
  if (takesList(operator)) return 'several';
  const own: readonly FilterOperator[] = ['between', 'during', 'covers', 'hasKey'];
  return own.includes(operator) ? operator : 'one';
}

/** Returns the values that an operator takes. */
export function valuesOf(operator: FilterOperator, values: readonly string[]): readonly string[] {
  if (takesList(operator)) return values;
  return values.slice(0, operator === 'between' ? 2 : takesValue(operator) ? 1 : 0);
}

/** Fields of which nothing can be asked are not offered. */
export function canFilterBy(field: FieldDescriptor): boolean {
  return operatorsOf(field).length > 0;
}

/** A moment that a filter names relative to when its list is opened. */
export type MomentToken =
  | { readonly name: 'now' | 'today' }
  /** Days from today; before it when negative. */
  | { readonly name: 'days'; readonly days: number };

const datedKinds: ReadonlySet<string> = new Set(['date', 'timestamp', 'instant']);
const comparisons: ReadonlySet<FilterOperator> = new Set(['lt', 'lte', 'gt', 'gte']);

/** Whether a filter on this field may name a relative moment. */
export function takesMomentToken(
  { kind }: Pick<FieldDescriptor, 'kind'>,
  operator: FilterOperator,
): boolean {
  const isEquality = operator === 'eq' || operator === 'neq' || operator === 'isNot';
  return datedKinds.has(kind) && (comparisons.has(operator) || (kind === 'date' && isEquality));
}

/** Reads `now`, `today`, `in_7_days` or `7_days_ago`; undefined for a date. */
export function readMomentToken(text: string): MomentToken | undefined {
  if (text === 'now' || text === 'today') return { name: text };
  const [, ahead, ago] = /^(?:in_(\d{1,4})_days|(\d{1,4})_days_ago)$/.exec(text) ?? [];
  if (ahead !== undefined) return { name: 'days', days: Number(ahead) };
  return ago === undefined ? undefined : { name: 'days', days: -Number(ago) };
}

/** The relative moments to choose from. */
export function offeredMoments({ kind }: Pick<FieldDescriptor, 'kind'>): readonly string[] {
  return [...(kind === 'date' ? [] : ['now']), 'today', 'in_7_days', '7_days_ago', '30_days_ago'];
}

/** The periods to choose from. */
export const offeredPeriods = [
  'today',
  'yesterday',
  'tomorrow',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'next_7_days',
  'next_30_days',
  'this_week',
  'last_week',
  'next_week',
  'this_month',
  'last_month',
  'next_month',
  'this_year',
  'last_year',
  'next_year',
] as const;
