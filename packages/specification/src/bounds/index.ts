export { boundsHint } from './bounds-hint.ts';
export { boundsOfRule } from './bounds-of-rule.ts';
export { conjunctsOf, isSubject } from './conjuncts.ts';
export { exactTypes, type Limit, limitOf } from './limits.ts';
export { patternExample } from './pattern-example.ts';
export { isPadded, patternOf, readClosedList } from './texts.ts';
export { lengthArguments, valueArguments } from '../phrases/index.ts';
