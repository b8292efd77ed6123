import { createContext, type ReactNode, use } from 'react';
import type { FieldInputProps } from '../shapes/index.ts';

/** Renders an input. `FieldInput` provides it: it imports the inputs of all kinds, which can't import it. */
export const NestedInputContext = createContext<(props: FieldInputProps) => ReactNode>(() => {
  throw new Error('The input of a part is rendered within FieldInput.');
});

/** Input for a part of a value, such as an attribute or an item, of any kind. */
export function NestedInput(props: FieldInputProps) {
  return use(NestedInputContext)(props);
}
