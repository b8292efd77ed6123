import { messages } from '@ninefold/messages';

export const otherInputMessages = messages('other-input', {
  notXml: 'The text is not well-formed XML.',
  notXmlAt: 'The text is not well-formed XML: check line {line}, column {column}.',
  x: 'X',
  y: 'Y',
  incompletePoint: 'Enter both coordinates, or neither.',
});
