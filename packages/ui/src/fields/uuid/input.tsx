import { LineInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';

export function UuidInput(props: FieldInputProps) {
  return <LineInput {...props} mono />;
}
