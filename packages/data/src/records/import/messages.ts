import { messages } from '@ninefold/messages';

export const importMessages = messages('import-problems', {
  /** The heading of the column in which rows that were left out say why. */
  problem: 'Problem',
  /** A problem beside others, of different columns. */
  problemOf: '{field}: {problem}',
  nothingMatched: 'Choose a field for at least one column.',
  required: 'Fill in {field}.',
  number: 'Enter a number as this file writes them, such as {example}.',
  ambiguousNumber:
    '“{text}” could mean {first} or {second}. Choose how this file writes numbers, or remove the separators between thousands.',
  ambiguousDay:
    '“{text}” could mean {first} or {second}. Choose how this file writes dates, or write the year first.',
  unknownLabel: 'There is no {entity} called “{label}” that you can see.',
  ambiguousLabel:
    '{count, plural, one {# {entity} is} other {# {entities} are}} called “{label}”. Use a column with the key instead.',
  unknownKey: 'There is no {entity} {key}.',
  taken: 'Another {entity} already has this value: {fields}.',
  repeated: 'Row {row} of this file has the same value: {fields}.',
  keyMissing: 'Without a value here, the record to update can’t be found.',
  changedMeanwhile: 'Somebody else has changed this record since the file was checked.',
  unclear:
    '{count, plural, one {It isn’t known whether # row was imported} other {It isn’t known whether # rows were imported}}, because the connection was lost.',
  leftOutUnclear:
    'The connection was lost while this row was imported. Check whether the record exists before you import it again.',
});
