export { boundsHint } from './bounds-hint.ts';
export { boundsOfRule } from './bounds-of-rule.ts';
export { readClosedList } from './closed-list.ts';
export { readComparisons } from './comparisons.ts';
export { patternExample } from './pattern-example.ts';
export { lengthArguments, valueArguments } from '../phrases/index.ts';
