import { lazy } from 'react';
import { Select } from '../../components/select/index.ts';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { placeholderOf } from '../entry/placeholder.ts';

/** More than these are searched rather than looked through. */
const mostInSelect = 10;

const EnumCombobox = lazy(async () => ({
  default: (await import('./enum-combobox.tsx')).EnumCombobox,
}));

/** One of the type's labels, in the type's order. */
export function EnterEnum(props: EnterFieldProps) {
  const { field, name, defaultValue = null, onChange, onBlur, takesFocus } = props;
  const labels = labelsWith(props.labels);
  const options = optionsWith(field.options ?? [], defaultValue);
  if (options.length > mostInSelect) return <EnumCombobox {...props} />;
  return (
    <Select
      name={name}
      defaultValue={defaultValue ?? ''}
      placeholder={placeholderOf(field, defaultValue, labels)}
      options={options}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      onChange={(event) => onChange?.(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
    />
  );
}

type Options = NonNullable<EnterFieldProps['field']['options']>;

/** A value that is no option (any more) stays the value until another is chosen. */
function optionsWith(options: Options, value: string | null): Options {
  if (value === null || options.some((option) => option.value === value)) return options;
  return [{ value, label: value }, ...options];
}
