import { LineInput } from '../input/line-input.tsx';
import type { FieldInputProps } from '../input/input-props.ts';

export function UuidInput(props: FieldInputProps) {
  return <LineInput {...props} mono />;
}
