import type { FieldDescriptor } from '../../shapes/index.ts';

/** Returns the attributes of a composite type as fields, in order. */
export function attributeFields({ attributes = [] }: FieldDescriptor): readonly FieldDescriptor[] {
  return attributes.map(({ values, ...attribute }) => ({
    ...attribute,
    label: attribute.label ?? attribute.name,
    options: values?.map((value) => ({ value, label: value })),
    required: false,
    nullable: true,
    readOnly: false,
    hasDefault: false,
  }));
}
