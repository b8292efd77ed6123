import { Checkbox } from '../../components/checkbox/index.ts';
import { Select } from '../../components/select/index.ts';
import type { EnterFieldProps } from '../entry/entry-props.ts';
import { labelsWith } from '../entry/labels.ts';
import { placeholderOf } from '../entry/placeholder.ts';

/**
 * Yes or no. Where nothing is chosen yet, or there may be no value at all, a
 * third choice: a checkbox would say "no" without anyone having done so.
 */
export function EnterBoolean(props: EnterFieldProps) {
  const { field, name, defaultValue = null, onChange, onBlur, takesFocus } = props;
  const labels = labelsWith(props.labels);
  const nullable = field.nullable ?? !field.required;
  if (!nullable && defaultValue !== null) {
    return (
      <Checkbox
        name={name}
        defaultChecked={isTrue(defaultValue)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={takesFocus}
        onChange={(event) => onChange?.(event.target.checked ? 'true' : 'false')}
        onBlur={onBlur}
      >
        {labels.yes}
      </Checkbox>
    );
  }
  return (
    <Select
      name={name}
      defaultValue={defaultValue === null ? '' : String(isTrue(defaultValue))}
      placeholder={placeholderOf(field, defaultValue, labels)}
      options={[
        { value: 'true', label: labels.yes },
        { value: 'false', label: labels.no },
      ]}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
      onChange={(event) => onChange?.(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
    />
  );
}

function isTrue(text: string | null): boolean {
  return text === 'true' || text === 't';
}
