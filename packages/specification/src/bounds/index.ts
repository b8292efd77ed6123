export { boundsOfRule } from './bounds-of-rule.ts';
export { boundsHint } from './bounds-problem.ts';
export { readClosedList, readComparisons } from './condition-reader.ts';
export { patternExample } from './pattern.ts';
export { boundsOfField, boundsProblem, isWithin } from './bounds-problem.ts';
