export { type Position, positionOf } from './position-of.ts';
