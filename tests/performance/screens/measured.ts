import type { Condition } from './conditions.ts';
import type { Visit } from './visit.ts';

/** A visit of an application, and its circumstances. */
export interface Measured {
  readonly condition: Condition;
  readonly visit: Visit;
}
