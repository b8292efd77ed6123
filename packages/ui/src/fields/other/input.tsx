import { LineInput } from '../input/line-input.tsx';
import type { FieldInputProps } from '../input/input-props.ts';
import { NumberInput } from '../number/input.tsx';
import { plainAmount } from '../number/money.ts';

/** Text of an unknown type; an amount of money is typed as a number. */
export function OtherInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  if (field.type !== 'money') return <LineInput {...props} />;
  return (
    <NumberInput
      {...props}
      defaultValue={defaultValue === null ? null : plainAmount(defaultValue)}
    />
  );
}
