export { type Collision, collisionsOf } from './collisions-of.ts';
