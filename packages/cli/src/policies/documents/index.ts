/** What is written about a proof. The documents are in English in every language, so that they can be compared. */
export { type ChangedRow, changedRows } from './compare.ts';
export { policiesJson } from './json.ts';
export { policiesMarkdown } from './markdown.ts';
export { policiesTest } from './pgtap.ts';
