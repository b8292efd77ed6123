export * from './model/fact.ts';
export type * from './model/specification.ts';
export { ownEntry } from './model/own-entry.ts';
export * from './model/paths.ts';
export * from './model/queries.ts';
export { beginningOf } from './model/beginnings.ts';
export { isOpenToNobody, rightsOf } from './model/rights.ts';
export { tenantField } from './model/tenant.ts';
export { linkViews, unknownBases } from './model/view-links.ts';
export * from './model/relations.ts';
export { blankSpecification } from './model/blank.ts';
export * from './declaration/declaration.ts';
export type { DeclarationProblem } from './declaration/problems.ts';
export * from './coverage/index.ts';
export { pointToMarkdown, toMarkdown } from './documents/markdown/document.ts';
export {
  anyOf,
  entityLabel,
  entityPlural,
  fieldLabel,
  inSentence,
  listed,
} from './phrases/sentence.ts';
export * from './documents/json/index.ts';
export * from './difference/index.ts';
export { namesOf, typesOf } from './documents/typescript/index.ts';
export { aboutReference } from './model/about.ts';
