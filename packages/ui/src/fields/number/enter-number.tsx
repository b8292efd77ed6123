import { EnterLine } from '../entry/enter-line.tsx';
import type { EnterFieldProps } from '../entry/entry-props.ts';

/**
 * A number as it is typed. It is a text input on purpose: a browser's number
 * input rounds, and its wheel and arrow keys change what nobody meant to.
 */
export function EnterNumber(props: EnterFieldProps) {
  return (
    <EnterLine {...props} inputMode={props.field.kind === 'integer' ? 'numeric' : 'decimal'} />
  );
}
