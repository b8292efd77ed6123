export { attributeOf, attributesOf, kindFacts } from './kinds.ts';
export { maxLengthOf, precisionOf, type ResolvedType, resolveType } from './kinds.ts';
