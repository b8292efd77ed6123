import type { FieldDescriptor, FieldText } from '../../patterns/shapes.ts';

/** Longer values do not fit on the line of an input. */
const longestLine = 120;

/** Words of a column's name that people write several lines in. */
const prose =
  /(^|_)(description|notes?|comments?|remarks?|body|content|message|bio|biography|abstract|summary|details|reason|instructions|report|findings|explanation|text)$/i;

/** Whether a text is entered on several lines: by its length, its name, or because it has some already. */
export function isMultiline(field: FieldDescriptor, value: FieldText): boolean {
  if (value !== null && (value.includes('\n') || value.length > longestLine)) return true;
  if (field.maxLength !== undefined) return field.maxLength > 255;
  return prose.test(field.name);
}

/** Characters as Postgres counts them: code points, not UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
