import { messages } from '@ninefold/messages';

export const tableFileMessages = messages('export-file', {
  /** The header of a column with the keys of records, beside one with their labels. */
  key: '{field} ID',
  /** The header of one of several columns with the same label. */
  named: '{label} ({name})',
  /** The header of a column with times in a time zone. */
  inZone: '{label} ({zone})',
  /** The value of a boolean. */
  yes: 'Yes',
  no: 'No',
  /** At the end of a text that has no room in its cell. */
  cut: '… (cut: {count, number} characters)',
});
