import { messages } from '@ninefold/messages';

export const openApiMessages = messages('command-openapi', {
  asRole:
    'The Data API as the role “{role}” may use it, from grants, policies and the declaration.',
  operation:
    '{action, select, select {Read {entities}} insert {Create {entities}} update {Edit {entities}} other {Delete {entities}}}',
  byPolicies: 'Policies decide about each record.',
  filter: 'Filters by {field}. Operators: {operators}. “not.” before one negates it.',
  select:
    'The fields to return, and related records: “id,title,customer(name)”. The schema of an answer is that of requests without it.',
  selectSome:
    'The fields to return. The role can’t read all of them, so it has to name them: {fields}',
  order: 'The order of the records: {example}',
  limit: 'The number of records to return at most.',
  offset: 'The number of records to skip.',
  and: 'Conditions that all have to hold: {example}',
  or: 'Conditions of which one has to hold: {example}',
  columns: 'The fields to write. Others in the body are ignored.',
  onConflict: 'The unique fields that decide which record is already there.',
  range: 'The first and the last record to return, counted from 0.',
  rangeUnit: 'The unit of the range: {unit}',
  prefer: 'Preferences, separated by commas.',
  profile: 'The schema that the request is about.',
  records: 'The records. Policies may leave some out.',
  someRecords: 'Some of the records: there are more.',
  created: 'The records were created. They are returned if the request prefers it.',
  written: 'The written records, if the request prefers it. There may be none.',
  writtenWithoutAnswer: 'The request was carried out. It may have found no records.',
  contentRange: 'The records that were returned and, if they were counted, how many there are.',
  error: 'The request could not be carried out.',
  functions: 'Functions',
  call: 'Call {name}',
  result: 'The result of the function.',
  noResult: 'The function returns nothing.',
  apiKey: 'The publishable key of the project.',
});
