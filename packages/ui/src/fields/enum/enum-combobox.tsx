import { Combobox } from '../../components/combobox/index.ts';
import type { FieldInputProps } from '../input/input-props.ts';
import { optionsWith } from './options-with.ts';

/** One of many labels, found by typing. */
export function EnumCombobox(props: FieldInputProps) {
  const { field, name, defaultValue = null, onValueChange, autoFocus } = props;
  const options = optionsWith(field.options ?? [], defaultValue);
  return (
    <Combobox
      name={name}
      options={options}
      defaultValue={options.find(({ value }) => value === defaultValue)}
      onValueChange={(option) => onValueChange?.(option?.value ?? null)}
      onBlur={props.onBlur}
      onProblemChange={props.onProblemChange}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={autoFocus}
      labels={props.labels}
    />
  );
}
