import { messages } from '@ninefold/messages';

export const outputMessages = messages('command-output', {
  wroteSpecification:
    'Wrote {file}: {entities, plural, one {# entity} other {# entities}}, {fields, plural, one {# field} other {# fields}}, {rules, plural, one {# rule} other {# rules}}.',
  isFolder: '{file} is a folder. Name a file in this folder with {option}.',
  notWritten: '{file} could not be written: {reason}. The existing file is unchanged.',
});
