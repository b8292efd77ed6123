/** What only a document, the command and the screen of the specification tell of a declaration. */
export { applyRemainder, applyWholeDeclaration } from './apply-whole.ts';
