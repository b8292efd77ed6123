import { createContext, type ReactNode, use } from 'react';
import type { FieldInputProps } from '../shapes/index.ts';
import type { FieldDisplayProps } from './display-props.ts';

/**
 * Functions that render a part of a value, which may be of any kind. `FieldInput` and `FieldDisplay` provide
 * them: they import the inputs and displays of all kinds, so that these can't import them.
 */
export const NestedInputContext = createContext<(props: FieldInputProps) => ReactNode>(missing);
export const NestedDisplayContext = createContext<(props: FieldDisplayProps) => ReactNode>(missing);

function missing(): never {
  throw new Error('Nested values are rendered within FieldInput or FieldDisplay.');
}

/** Input for a part of a value, such as an attribute or an item. */
export function NestedInput(props: FieldInputProps) {
  return use(NestedInputContext)(props);
}

/** Shows a part of a value. */
export function NestedDisplay(props: FieldDisplayProps) {
  return use(NestedDisplayContext)(props);
}
