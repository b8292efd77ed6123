export { attributeOf, attributesOf, kindFacts } from './attributes.ts';
export { maxLengthOf, precisionOf, type ResolvedType, resolveType } from './kinds.ts';
