import type { FieldInputProps } from '../input/input-props.ts';
import { lazyInput } from '../input/lazy-input.tsx';
import { JsonTextInput } from './text-input.tsx';

const ShapeInput = lazyInput(async () => (await import('./shape-input.tsx')).ShapeInput);

/** JSON as text; where its shape is declared, as a list of objects. */
export function JsonInput(props: FieldInputProps) {
  const Input = props.field.shape === undefined ? JsonTextInput : ShapeInput;
  return <Input {...props} />;
}
