import type { FieldDescriptor } from '../shapes/index.ts';

/** Returns an element of an array, or a bound of a range, as a field. */
export function elementField(field: FieldDescriptor, label = ''): FieldDescriptor {
  const { elementKind: kind = 'other', elementType: type } = field;
  const { maxLength, precision, moneyForm, options, attributes } = field;
  return {
    name: '',
    label,
    kind,
    type,
    maxLength,
    precision,
    moneyForm,
    options,
    attributes,
    required: false,
    nullable: true,
    readOnly: false,
    hasDefault: false,
  };
}
