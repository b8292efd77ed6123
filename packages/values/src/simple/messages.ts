import { messages } from '@ninefold/messages';

export const simpleMessages = messages('simple-values', {
  bytes: 'Enter \\x, then two hexadecimal digits for each byte, such as \\x00ff.',
  yesOrNo: 'Enter yes or no.',
  notListed: '“{value}” isn’t allowed. Choose one of: {values}.',
  json: 'The text is not valid JSON.',
  jsonAt: 'The text is not valid JSON: check line {line}, column {column}.',
  jsonNull: 'JSON null can’t be saved on its own. Leave the field empty instead.',
  halfCharacter: 'The text contains an incomplete character. Enter the text again.',
  nullCharacter: 'The text contains a null character, which can’t be stored.',
  tooLong:
    '{most, plural, one {Enter at most # character. The text has {count}.} other {Enter at most # characters. The text has {count}.}}',
  uuid: 'Enter 32 hexadecimal digits, such as 123e4567-e89b-42d3-a456-426614174000.',
});
