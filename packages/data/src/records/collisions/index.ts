export { type CollidingOptions, findColliding } from './find-colliding.ts';
