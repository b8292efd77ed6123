export { compare, type Compile, count, type Disagreement, type Share, Tally } from './compare.ts';
export { type Case, shrink, sqlOf } from './shrink.ts';
