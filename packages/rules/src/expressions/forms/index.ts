/** Forms of the grammar that choose and join values: AND, CASE, COALESCE, rows, subscripts. */
export { chosen, commonType, extreme, firstKnown, isSubject, nullIf } from './choices.ts';
export { arrayOf, elementOf, sliceOf } from './elements.ts';
export { joined, negated, tested } from './logic.ts';
export { differing, rowsCompared } from './rows.ts';
