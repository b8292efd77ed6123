export { nextPosition } from './next-position.ts';
