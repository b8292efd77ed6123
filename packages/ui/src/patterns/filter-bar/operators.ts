import type { FieldDescriptor, Filter, FilterOperator } from '../../shapes/index.ts';

const compared = ['eq', 'neq', 'gte', 'lte', 'gt', 'lt'] as const;

/**
 * What can be asked of a field, the likeliest first. Of documents and lists no
 * more than whether there is one: their text is not what a person sees.
 */
export function operatorsOf(field: FieldDescriptor): readonly FilterOperator[] {
  const asked = valueOperators(field);
  const mayBeEmpty = field.nullable ?? !field.required;
  return mayBeEmpty ? [...asked, 'empty', 'notEmpty'] : asked;
}

function valueOperators(described: FieldDescriptor): readonly FilterOperator[] {
  const field = asFiltered(described);
  if (field.reference !== undefined) return ['eq', 'neq'];
  if (field.options !== undefined && field.kind !== 'array') return ['in'];
  switch (field.kind) {
    case 'text':
      return ['contains', 'starts', 'eq', 'neq'];
    case 'integer':
    case 'decimal':
    case 'float':
    case 'interval':
      return compared;
    case 'date':
    case 'time':
    case 'timestamp':
    case 'instant':
      return ['gte', 'lt', 'lte', 'gt', 'eq'];
    case 'boolean':
      return ['eq'];
    case 'uuid':
    case 'other':
      return ['eq', 'neq'];
    default:
      return [];
  }
}

/** The same, and how a filter that an address gave asks it already. */
export function operatorsWith(field: FieldDescriptor, filter?: Filter): readonly FilterOperator[] {
  const operators = operatorsOf(field);
  if (filter === undefined || operators.includes(filter.operator)) return operators;
  return [filter.operator, ...operators];
}

/**
 * A filter as it is edited: of a closed list, "is" is "is any of" with one
 * value chosen.
 */
export function asEdited(field: FieldDescriptor, filter: Filter): Filter {
  const chosenFrom = operatorsOf(field)[0] === 'in';
  return chosenFrom && filter.operator === 'eq' ? { ...filter, operator: 'in' } : filter;
}

/**
 * A field as it is filtered by. One of several that refer to a record together
 * names none alone: it is asked for its own value.
 */
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
