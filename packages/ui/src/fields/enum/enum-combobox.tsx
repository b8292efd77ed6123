import type { FieldInputProps } from '../input/input-props.ts';
import { labelsWith } from '../input/labels.ts';
import { OptionCombobox } from '../input/option-combobox.tsx';
import type { FindOptions } from '../input/use-option-search.ts';

/** One of many labels, found by typing. */
export function EnumCombobox(props: FieldInputProps) {
  const { field, name, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
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
      onChoose={(option) => onValueChange?.(option?.id ?? null)}
      onBlur={onBlur}
      onProblemChange={props.onProblemChange}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      labels={labelsWith(props.labels)}
    />
  );
}
