import { plainText } from '../plain-text.ts';
import type { FieldDisplayProps } from '../display-props.ts';

/** Shows the text of a value of an unknown type, and the words that a full-text search finds. */
export function OtherDisplay({ field, value, place }: FieldDisplayProps) {
  const text = plainText(value);
  return (
    <bdi className={place !== 'cell' ? 'wrap-anywhere whitespace-pre-wrap' : undefined}>
      {field.type === 'tsvector' && place !== 'exact' ? wordsIn(text) : text}
    </bdi>
  );
}

/** Leaves out quotes, positions and weights: `'fat':2B 'it''s'` is `fat it's`. */
function wordsIn(text: string): string {
  return text.replaceAll(/'((?:[^']|'')*)'\S*/g, (_, word: string) =>
    word.replaceAll(/(['\\])\1/g, '$1'),
  );
}
