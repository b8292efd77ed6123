import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** Shows the text of a value of an unknown type. */
export function OtherDisplay({ value, place }: FieldDisplayProps) {
  return (
    <bdi className={place !== 'cell' ? 'wrap-anywhere whitespace-pre-wrap' : undefined}>
      {plainText(value)}
    </bdi>
  );
}
