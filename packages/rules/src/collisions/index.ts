export { type Collision, collisionsOf, likelyValues } from './collisions-of.ts';
export { fieldsKey } from './fields-key.ts';
export { comparedValues, findPairs } from './find-pairs.ts';
export type { ComputedOf } from './read-elements.ts';
