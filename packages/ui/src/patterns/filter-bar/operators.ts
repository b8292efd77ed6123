import type { FieldDescriptor, FieldKind, Filter, FilterOperator } from '../../shapes/index.ts';

const equality = ['eq', 'neq'] as const;
const amounts = ['eq', 'neq', 'gte', 'lte', 'gt', 'lt'] as const;
const moments = ['gte', 'lt', 'lte', 'gt', 'eq'] as const;

const valueOperators: Readonly<Partial<Record<FieldKind, readonly FilterOperator[]>>> = {
  text: ['contains', 'starts', 'eq', 'neq'],
  integer: amounts,
  decimal: amounts,
  float: amounts,
  interval: amounts,
  date: moments,
  time: moments,
  timestamp: moments,
  instant: moments,
  boolean: ['eq'],
  uuid: equality,
  other: equality,
};

/**
 * Returns the operators of a field, the likeliest first. Documents and lists can only be
 * empty or not: people don't see their text.
 */
export function operatorsOf(field: FieldDescriptor): readonly FilterOperator[] {
  const asked = valueOperatorsOf(field);
  const mayBeEmpty = field.nullable ?? !field.required;
  return mayBeEmpty ? [...asked, 'empty', 'notEmpty'] : asked;
}

function valueOperatorsOf(described: FieldDescriptor): readonly FilterOperator[] {
  const field = asFiltered(described);
  if (field.reference !== undefined) return equality;
  if (field.options !== undefined && field.kind !== 'array') return ['in'];
  return valueOperators[field.kind] ?? [];
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
  const isEquality = operator === 'eq' || operator === 'neq';
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
