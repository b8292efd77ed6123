import type { Entity, Specification } from '@ninefold/specification';
import type { FailureKind, Reaction } from '@ninefold/specification/platform';

export type { FailureKind, Reaction };

export interface Failure {
  readonly kind: FailureKind;
  /** The code that decided: an SQLSTATE, PostgREST's, Auth's or Storage's; '' where there is none. */
  readonly code: string;
  /** For the person at the screen: what happened and what to do. No SQL, no object names. */
  readonly message: string;
  /** The first of `fields`. */
  readonly field?: string;
  /** The fields concerned, where the answer tells. */
  readonly fields?: readonly string[];
  readonly constraint?: string;
  readonly reaction: Reaction;
  /** For developers only; may hold SQL, object names and values. */
  readonly technical: {
    readonly message: string;
    readonly details: string;
    readonly hint: string;
    /** HTTP status; 0 where no answer came. */
    readonly status: number;
  };
}

export interface FailureContext {
  /** The entity that the call was about: finds the field and names it. */
  readonly entity?: Entity;
  /** What the call was to do, where it was about an entity. */
  readonly operation?: string;
  /** What was sent: one record, or several, as an object or as JSON. */
  readonly values?: Readonly<Record<string, unknown>> | string;
  /** Finds the rule of a constraint, and the team's own messages. */
  readonly specification?: Specification;
}
