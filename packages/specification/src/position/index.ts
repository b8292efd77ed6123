export { isPositionName } from './position-name.ts';
export { type Position, positionOf } from './position-of.ts';
