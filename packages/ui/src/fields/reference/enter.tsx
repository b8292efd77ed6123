import type { FieldText, RecordOption } from '../../patterns/shapes.ts';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { OptionCombobox } from '../entry/option-combobox.tsx';

/** Picks the record that a reference points to, by what people call it. */
export function EnterReference(props: EnterFieldProps) {
  const { field, name, defaultValue = null, link, searchRecords, onChange, onChoose } = props;
  const { onBlur, takesFocus } = props;
  return (
    <OptionCombobox
      name={name}
      defaultChosen={
        defaultValue === null ? null : { id: defaultValue, label: link?.label ?? defaultValue }
      }
      find={async (text, signal) => (await searchRecords?.(field, text, signal)) ?? []}
      onChoose={(option) => {
        const values = valuesOf(field, option);
        onChange?.(values[field.name] ?? null);
        onChoose?.(values);
      }}
      onBlur={onBlur}
      onProblemChange={props.onProblemChange}
      takesFocus={takesFocus}
      labels={labelsWith(props.labels)}
    />
  );
}

/** What each referring field becomes: nothing at all where no record is chosen. */
function valuesOf(
  field: EnterFieldProps['field'],
  option: RecordOption | null,
): Readonly<Record<string, FieldText>> {
  const names = field.reference?.fields ?? [field.name];
  if (option === null) return Object.fromEntries(names.map((name) => [name, null]));
  return option.values ?? { [field.name]: option.id };
}
