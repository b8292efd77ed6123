import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** Of a type of which nothing is known but its text. */
export function OtherDisplay({ value, place }: FieldDisplayProps) {
  return <bdi className={place !== 'cell' ? 'wrap-anywhere' : undefined}>{plainText(value)}</bdi>;
}
