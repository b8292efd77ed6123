import type { FieldDescriptor } from '../../shapes/index.ts';

/** Returns one range of a multirange as a field. */
export function rangeField(field: FieldDescriptor, label = ''): FieldDescriptor {
  return {
    name: '',
    label,
    kind: 'range',
    // Custom types name theirs otherwise; of those every bound is distinguished.
    type: field.type?.replace('multirange', 'range'),
    elementKind: field.elementKind,
    elementType: field.elementType,
    required: true,
    readOnly: false,
    hasDefault: false,
  };
}
