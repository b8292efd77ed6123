export { useNeighbours } from './use-neighbours.ts';
