import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { OptionCombobox } from '../entry/option-combobox.tsx';
import type { FindOptions } from '../entry/use-option-search.ts';

/** One of many labels, found by typing. */
export function EnumCombobox(props: EnterFieldProps) {
  const { field, name, defaultValue = null, onChange, onBlur, takesFocus } = props;
  const options = (field.options ?? []).map(({ value, label }) => ({ id: value, label }));
  const present = options.find((option) => option.id === defaultValue);
  const find: FindOptions = async (text) => {
    const wanted = text.trim().toLocaleLowerCase();
    return options.filter((option) => option.label.toLocaleLowerCase().includes(wanted));
  };
  return (
    <OptionCombobox
      name={name}
      defaultChosen={
        present ?? (defaultValue === null ? null : { id: defaultValue, label: defaultValue })
      }
      find={find}
      onChoose={(option) => onChange?.(option?.id ?? null)}
      onBlur={onBlur}
      onProblemChange={props.onProblemChange}
      takesFocus={takesFocus}
      labels={labelsWith(props.labels)}
    />
  );
}
