import type { PointKey } from '../coverage/index.ts';
import type { ChangeKind } from './kinds.ts';

/**
 * The weights of changes, heaviest first. `breaks`: something that worked may be rejected, or find
 * nothing. `opens`: people may do or see more than before. `changes`: it works differently. `adds`:
 * there is something more. `words`: only labels and descriptions.
 */
export const changeWeights = ['breaks', 'opens', 'changes', 'adds', 'words'] as const;
export type ChangeWeight = (typeof changeWeights)[number];

/** A difference between two specifications. */
export interface Change {
  readonly kind: ChangeKind;
  readonly weight: ChangeWeight;
  /** The point of the specification. */
  readonly point: PointKey;
  /** The source of the changed fact. Drift has the database as its source. */
  readonly from: 'database' | 'declared' | 'derived' | 'platform';
  /** The name of what changed: `column public.work_order.due_at`. */
  readonly object: string;
  /** The change in a sentence. */
  readonly statement: string;
  /** The value before, where it is one value. */
  readonly before?: string;
  readonly after?: string;
  readonly touches: Touched;
}

/** The parts of the application that depend on something that changed. */
export interface Touched {
  /** Each with its path: `Work orders (/data/work_order)`. */
  readonly screens: readonly string[];
  /** Rules in words. */
  readonly rules: readonly string[];
  /** Grants and policies: `authenticated may read, create`, `policy work_order_read`. */
  readonly permissions: readonly string[];
}

/** Identifies what changed, to find what it touches. */
export interface About {
  /** By `entityId`. */
  readonly entity?: string;
  /** Only these fields of the entity. */
  readonly fields?: readonly string[];
  /** All permissions of a role; with an entity, those there. */
  readonly role?: string;
  /** A function's signature. */
  readonly function?: string;
}

/** A change without what it touches. */
export interface Draft extends Omit<Change, 'touches' | 'weight' | 'point' | 'from'> {
  /** The kind's usual weight when left out. */
  readonly weight?: ChangeWeight;
  /** `database` when left out. */
  readonly from?: Change['from'];
  readonly about: About | readonly About[];
}
