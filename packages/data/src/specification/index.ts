export * from './fact.ts';
export type * from './specification.ts';
export { ownEntry } from './own-entry.ts';
export * from './paths.ts';
export * from './queries.ts';
export { beginningOf } from './beginnings.ts';
export { isOpenToNobody, rightsOf } from './rights.ts';
export { tenantField } from './tenant.ts';
export { linkViews, unknownBases } from './view-links.ts';
export * from './relations.ts';
export { blankSpecification } from './blank.ts';
export * from './declared/declaration.ts';
export type { DeclarationProblem } from './declared/problems.ts';
export * from './coverage/index.ts';
export { pointToMarkdown, toMarkdown } from './markdown/document.ts';
export {
  anyOf,
  entityLabel,
  entityPlural,
  fieldLabel,
  inSentence,
  listed,
} from './words/sentence.ts';
export * from './json/index.ts';
export * from './difference/index.ts';
export { namesOf, typesOf } from './typescript/index.ts';
