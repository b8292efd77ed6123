import type { FieldInputProps } from '../input/input-props.ts';
import { lazyInput } from '../input/lazy-input.tsx';
import { JsonTextInput } from './text-input.tsx';

const ShapeInput = lazyInput(async () => (await import('./shape-input.tsx')).ShapeInput);

/** JSON as text; by its parts where it is known how it is built. */
export function JsonInput(props: FieldInputProps) {
  const Enter = props.field.shape === undefined ? JsonTextInput : ShapeInput;
  return <Enter {...props} />;
}
