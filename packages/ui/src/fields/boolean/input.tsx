import { Checkbox } from '../../components/checkbox/index.ts';
import { Select } from '../../components/select/index.ts';
import { placeholderOf } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { fieldDisplayMessages } from '../messages.ts';

/**
 * Yes or no. A select where there is no value yet or need not be one: an unchecked checkbox would
 * mean "no" before anybody chose it.
 */
export function BooleanInput(props: FieldInputProps) {
  const { field, name, defaultValue = null, onValueChange, onBlur, autoFocus } = props;
  const nullable = field.nullable ?? !field.required;
  if (!nullable && defaultValue !== null) {
    return (
      <Checkbox
        name={name}
        defaultChecked={isTrue(defaultValue)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
        autoFocus={autoFocus}
        onChange={(event) => onValueChange?.(event.target.checked ? 'true' : 'false')}
        onBlur={onBlur}
      >
        {fieldDisplayMessages.yes}
      </Checkbox>
    );
  }
  return (
    <Select
      name={name}
      defaultValue={defaultValue === null ? '' : String(isTrue(defaultValue))}
      placeholder={placeholderOf(field, defaultValue)}
      options={[
        { value: 'true', label: fieldDisplayMessages.yes },
        { value: 'false', label: fieldDisplayMessages.no },
      ]}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
      autoFocus={autoFocus}
      onChange={(event) => onValueChange?.(event.target.value === '' ? null : event.target.value)}
      onBlur={onBlur}
    />
  );
}

function isTrue(text: string | null): boolean {
  return text === 'true' || text === 't';
}
