/** LIKE, SIMILAR TO and regular expressions as Postgres matches them. */
export { isLike, withBackslash } from './like.ts';
export { matches, readRegex, type Regex } from './regular-expression.ts';
export { similarPattern } from './similar.ts';
