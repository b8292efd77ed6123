/** Opens what `start` serves: the example, a dump, a project, or nothing. */
export { openStartingPoint } from './open-starting-point.ts';
export type { OpenedStart } from './opened-start.ts';
