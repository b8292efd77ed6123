export { entityOf } from './entities.ts';
export { type EntityOutline, outlinesOf } from './outlines.ts';
