import { Combobox } from '../../components/combobox/index.ts';
import { controlProps } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { optionsWith } from './options-with.ts';

/** One of many labels, found by typing. */
export function EnumCombobox(props: FieldInputProps) {
  const { field, defaultValue = null, onValueChange } = props;
  const options = optionsWith(field.options ?? [], defaultValue);
  return (
    <Combobox
      {...controlProps(props)}
      options={options}
      defaultValue={options.find(({ value }) => value === defaultValue)}
      onValueChange={(option) => onValueChange?.(option?.value ?? null)}
    />
  );
}
