import { attributeLabels, optionLabel } from '@ninefold/data/calls';
import type { Attribute } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** Returns the parts of a composite value, arguments or columns of a result as fields, in order. */
export function attributeFields(attributes: readonly Attribute[]): readonly FieldDescriptor[] {
  const labels = attributeLabels(attributes);
  return attributes.map(({ values, attributes: parts, ...attribute }) => ({
    ...attribute,
    label: labels.get(attribute.name) ?? attribute.name,
    required: false,
    hasDefault: false,
    readOnly: false,
    options: values?.map((value) => ({ value, label: optionLabel(value) })),
    attributes: parts && attributeFields(parts),
  }));
}
