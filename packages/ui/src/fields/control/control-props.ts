import type { FieldInputProps } from '../../shapes/index.ts';

/** Returns the properties that a control of the components takes as they are. */
export function controlProps({
  field: _field,
  link: _link,
  searchRecords: _searchRecords,
  onReferenceChange: _onReferenceChange,
  ...control
}: FieldInputProps) {
  return control;
}
