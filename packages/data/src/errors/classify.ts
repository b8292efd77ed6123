import type { Entity } from '../specification/specification.ts';
import type { Specification } from '../specification/specification.ts';
import type { Failure } from './failure.ts';

/** What a call gave: supabase-js's `{ error, status }`, a caught exception, or an Auth or Storage error. */
export interface FailedAnswer {
  readonly error: unknown;
  /** HTTP status; 0 or absent where none came. */
  readonly status?: number;
}

export interface FailureContext {
  /** The entity that the call was about: finds the field and names it. */
  readonly entity?: Entity;
  /** Finds what a constraint stands for, and the team's own messages. */
  readonly specification?: Specification;
}

/**
 * Says what an error means to a person, by its code, never by its wording.
 * Names of constraints and columns are read from the wording as data.
 */
export declare function classify(answer: FailedAnswer, context?: FailureContext): Failure;
