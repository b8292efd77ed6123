export { collideCertainly } from './collide-certainly.ts';
export { type Collision, collisionsOf, likelyValues } from './collisions-of.ts';
export type { ComputedOf } from './read-elements.ts';
