export { isPositionName, type Position, positionOf } from './position-of.ts';
