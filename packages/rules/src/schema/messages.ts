import { messages } from '@ninefold/messages';

export const schemaMessages = messages('schema', {
  object: 'Enter a record: an object with its fields.',
  unknown: 'There is no field “{field}”.',
  generated: 'The database sets this value.',
  type: 'A value of the type {type} is expected.',
});
