import type { FieldDescriptor, FieldText } from '../../shapes/index.ts';

/** Longer values don't fit on the line of an input, in characters. */
const longestLine = 120;

/** Names of columns that people write several lines in. */
const prose =
  /(^|_)(description|notes?|comments?|remarks?|body|content|message|bio|biography|abstract|summary|details|reason|instructions|report|findings|explanation|text)$/i;

/** Whether a text is edited on several lines: by its length or its name, or because it already has some. */
export function isMultiline(field: FieldDescriptor, value: FieldText): boolean {
  if (value !== null && (/[\r\n]/.test(value) || value.length > longestLine)) return true;
  if (field.format !== undefined) return field.format === 'markdown';
  if (field.maxLength !== undefined) return field.maxLength > 255;
  return prose.test(field.name);
}
