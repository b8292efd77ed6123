export { boundsOfRule } from './bounds-of-rule.ts';
export { readClosedList, readComparisons } from './condition-reader.ts';
export { patternExample } from './pattern.ts';
export { isQuick } from './pattern-cost.ts';
export { boundsCheck, boundsHint, boundsProblem, isWithin } from './bounds-problem.ts';
