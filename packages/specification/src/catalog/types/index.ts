export { checksOfColumn, type ColumnCheck } from './checks-of-column.ts';
export { attributeOf, attributesOf, kindFacts } from './kinds.ts';
export { precisionOf, type ResolvedType, resolveType } from './kinds.ts';
