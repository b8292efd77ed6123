export { boundsOfRule } from './bounds-of-rule.ts';
export { boundsHint } from './bounds-hint.ts';
export { readClosedList, readComparisons } from './condition-reader.ts';
export { patternExample } from './pattern-example.ts';
export { boundsOfField, boundsProblem, isWithin } from './bounds-problem.ts';
