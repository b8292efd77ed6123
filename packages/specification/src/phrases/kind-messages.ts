import { messages } from '@ninefold/messages';

/** Kinds of values for people who don't know SQL. */
export const kindMessages = messages('value-kinds', {
  text: 'Text',
  integer: 'Whole number',
  decimal: 'Number',
  float: 'Approximate number',
  boolean: 'Yes or no',
  date: 'Date',
  time: 'Time of day',
  timestamp: 'Date and time',
  instant: 'Date and time with zone',
  interval: 'Duration',
  enum: 'List of values',
  uuid: 'UUID',
  json: 'Structured data',
  binary: 'Bytes',
  array: 'List',
  range: 'Range',
  other: 'Value',
});
