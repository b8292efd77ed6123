import type { FieldDescriptor, FilterOperator } from '../shapes.ts';

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

function valueOperators(field: FieldDescriptor): readonly FilterOperator[] {
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

/** How many values an operator takes. */
export function takesValue(operator: FilterOperator): boolean {
  return operator !== 'empty' && operator !== 'notEmpty';
}

/** Fields of which nothing can be asked are not offered. */
export function canFilterBy(field: FieldDescriptor): boolean {
  return operatorsOf(field).length > 0;
}
