import { messages } from '@ninefold/messages';

export const simpleMessages = messages('simple-values', {
  bytes: 'Enter bytes as \\x and two digits from 0 to f for each, such as \\x00ff.',
  yesOrNo: 'Enter yes or no.',
  notListed: '“{value}” is not one of {values}.',
  json: 'This is not valid JSON.',
  jsonAt: 'This is not valid JSON: look at line {line}, column {column}.',
  jsonNumber: 'The number {number} has too many digits. Put it in quotes.',
  halfCharacter: 'The text contains half of a character. Type or paste it again.',
  nullCharacter: 'The text contains a null character, which can’t be stored.',
  tooLong:
    'Enter at most {most, plural, one {# character} other {# characters}}. This has {count}.',
  uuid: 'Enter 32 digits from 0 to f, such as 123e4567-e89b-42d3-a456-426614174000.',
});
