export { courseOf } from './moments.ts';
export { type Named, snakeCase } from './named.ts';
export { valueFor, type Wanted } from './value-for.ts';
export { companies, givenNames, surnames } from './words.ts';
