export {
  aboutReference,
  beginningOf,
  blankSpecification,
  isOpenToNobody,
  linkViews,
  ownEntry,
  rightsOf,
  tenantField,
  unknownBases,
} from './model/index.ts';
export * from './model/fact.ts';
export type * from './model/specification.ts';
export * from './model/paths.ts';
export * from './model/queries.ts';
export * from './model/relations.ts';
export * from './declaration/declaration.ts';
export { allowedRecords, type DeclarationProblem } from './declaration/index.ts';
export * from './coverage/index.ts';
export { pointToMarkdown, toMarkdown } from './documents/markdown/index.ts';
export {
  anyOf,
  entityLabel,
  entityPlural,
  fieldLabel,
  inSentence,
  listed,
} from './phrases/index.ts';
// Apart from reading, which needs a validator that browsers do not load.
export { pointText, specificationText } from './documents/json/write.ts';
export * from './difference/index.ts';
export { namesOf, typesOf } from './documents/typescript/index.ts';
