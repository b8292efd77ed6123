import { plainText } from '../plain-text.ts';
import type { ShowFieldProps } from '../show-props.ts';

/** Of a type of which nothing is known but its text. */
export function ShowOther({ value, place }: ShowFieldProps) {
  return <bdi className={place !== 'cell' ? 'wrap-anywhere' : undefined}>{plainText(value)}</bdi>;
}
