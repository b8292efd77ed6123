import { LineInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { NumberInput, plainAmount } from '../number/index.ts';

/** Text of an unknown type; an amount of money is typed as a number. */
export function OtherInput(props: FieldInputProps) {
  const { field, defaultValue = null } = props;
  if (field.type !== 'money') {
    return <LineInput {...props} verbatim multiline={field.type === 'xml'} />;
  }
  return (
    <NumberInput
      {...props}
      defaultValue={defaultValue === null ? null : plainAmount(defaultValue)}
    />
  );
}
