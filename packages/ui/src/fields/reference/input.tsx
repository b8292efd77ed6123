import { Combobox } from '../../components/combobox/index.ts';
import type { FieldText, RecordOption, FieldInputProps } from '../../shapes/index.ts';
import { controlProps } from '../control/index.ts';

/** Chooses the record that a reference points to, by its display field. */
export function ReferenceInput(props: FieldInputProps) {
  const { field, defaultValue = null, link, searchRecords } = props;
  return (
    <Combobox
      {...controlProps(props)}
      defaultValue={
        defaultValue === null
          ? null
          : optionOf({ id: defaultValue, label: link?.label ?? defaultValue })
      }
      search={async (text, signal) =>
        ((await searchRecords?.(field, text, signal)) ?? []).map(optionOf)
      }
      onValueChange={(option) => {
        const values = valuesOf(field, option?.record);
        props.onValueChange?.(values[field.name] ?? null);
        props.onReferenceChange?.(values);
      }}
    />
  );
}

function optionOf(record: RecordOption) {
  return { value: record.id, label: record.label, description: record.detail, record };
}

/** Returns the new value of each referring field: null where no record is chosen. */
function valuesOf(
  field: FieldInputProps['field'],
  record: RecordOption | undefined,
): Readonly<Record<string, FieldText>> {
  const names = field.reference?.fields ?? [field.name];
  if (record === undefined) return Object.fromEntries(names.map((name) => [name, null]));
  return record.values ?? { [field.name]: record.id };
}
