import { Select } from '../../components/select/index.ts';
import { lazyInput, placeholderOf } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { optionsWith } from './options-with.ts';

/** Longer lists are searched instead of read through. */
const maxSelectOptions = 10;

const EnumCombobox = lazyInput(async () => (await import('./enum-combobox.tsx')).EnumCombobox);

/** One of the type's labels, in their order. */
export function EnumInput(props: FieldInputProps) {
  const { field, name, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
  const options = optionsWith(field.options ?? [], defaultValue);
  if (options.length > maxSelectOptions) return <EnumCombobox {...props} />;
  return (
    <Select
      name={name}
      defaultValue={defaultValue ?? ''}
      placeholder={placeholderOf(field, defaultValue)}
      options={options}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
      autoFocus={autoFocus}
      onChange={(event) => onValueChange?.(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
    />
  );
}
EnumInput.preload = EnumCombobox.preload;
