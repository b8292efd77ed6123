export { compare, type Compile, count, type Disagreement, Tally } from './compare.ts';
export { type Case, shrink, sqlOf } from './shrink.ts';
