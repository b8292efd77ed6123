import type { ChangeKind } from './kinds.ts';
import type { PointKey } from '../coverage/statements.ts';

/**
 * How much a change matters, heaviest first. `breaks`: something that worked may
 * now be refused, or find nothing. `opens`: somebody may do or see what they
 * could not. `changes`: it works, and does something else. `adds`: something more
 * is there. `words`: only what is said of it.
 */
export const changeWeights = ['breaks', 'opens', 'changes', 'adds', 'words'] as const;
export type ChangeWeight = (typeof changeWeights)[number];

/** One thing that is not the same in two specifications. */
export interface Change {
  readonly kind: ChangeKind;
  readonly weight: ChangeWeight;
  /** The point that it belongs to. */
  readonly point: PointKey;
  /** Where the fact comes from that changed. Drift is what is from the database. */
  readonly from: 'database' | 'declared' | 'derived' | 'platform';
  /** What changed: `column public.work_order.due_at`. */
  readonly object: string;
  /** The change in a sentence. */
  readonly statement: string;
  /** What stood there before and after, where that is one value. */
  readonly before?: string;
  readonly after?: string;
  readonly touches: Touched;
}

/** What of the application rests on a thing that changed. */
export interface Touched {
  /** Each with its path: `Work orders (/data/work_order)`. */
  readonly screens: readonly string[];
  /** Rules in words. */
  readonly rules: readonly string[];
  /** Grants and policies: `authenticated may read, create`, `policy work_order_read`. */
  readonly permissions: readonly string[];
}

/** What a change is about, by which what it touches is found. */
export interface About {
  /** By `entityId`. */
  readonly entity?: string;
  /** Only these fields of it. */
  readonly fields?: readonly string[];
  /** Whatever a role may do; with an entity, what it may do there. */
  readonly role?: string;
  /** A function's signature. */
  readonly function?: string;
}

/** A change before it is known what it touches. */
export interface Draft extends Omit<Change, 'touches' | 'weight' | 'point' | 'from'> {
  /** Where not what the kind usually weighs. */
  readonly weight?: ChangeWeight;
  /** `database` when left out. */
  readonly from?: Change['from'];
  readonly about: About | readonly About[];
}
