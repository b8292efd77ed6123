import { lazyInput } from '../control/index.ts';
import type { FieldInputProps } from '../../shapes/index.ts';
import { JsonTextInput } from './text-input.tsx';

const ShapeInput = lazyInput(async () => (await import('./shape-input.tsx')).ShapeInput);

/** JSON as text; where its shape is declared, as a list of objects. */
export function JsonInput(props: FieldInputProps) {
  const Input = props.field.shape === undefined ? JsonTextInput : ShapeInput;
  return <Input {...props} />;
}
JsonInput.preload = ShapeInput.preload;
