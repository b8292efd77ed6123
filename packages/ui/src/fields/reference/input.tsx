import type { FieldText, RecordOption } from '../../patterns/shapes.ts';
import type { FieldInputProps } from '../input/input-props.ts';
import { labelsWith } from '../input/labels.ts';
import { OptionCombobox } from '../input/option-combobox.tsx';

/** Picks the record that a reference points to, by what people call it. */
export function ReferenceInput(props: FieldInputProps) {
  const {
    field,
    name,
    defaultValue = null,
    link,
    searchRecords,
    onValueChange,
    onReferenceChange,
  } = props;
  const { onBlur, autoFocus } = props;
  return (
    <OptionCombobox
      name={name}
      defaultChosen={
        defaultValue === null ? null : { id: defaultValue, label: link?.label ?? defaultValue }
      }
      find={async (text, signal) => (await searchRecords?.(field, text, signal)) ?? []}
      onChoose={(option) => {
        const values = valuesOf(field, option);
        onValueChange?.(values[field.name] ?? null);
        onReferenceChange?.(values);
      }}
      onBlur={onBlur}
      onProblemChange={props.onProblemChange}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      labels={labelsWith(props.labels)}
    />
  );
}

/** What each referring field becomes: nothing at all where no record is chosen. */
function valuesOf(
  field: FieldInputProps['field'],
  option: RecordOption | null,
): Readonly<Record<string, FieldText>> {
  const names = field.reference?.fields ?? [field.name];
  if (option === null) return Object.fromEntries(names.map((name) => [name, null]));
  return option.values ?? { [field.name]: option.id };
}
