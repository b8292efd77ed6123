import type { PointKey } from '../coverage/statements.ts';

/**
 * How much a change matters, heaviest first. `breaks`: something that worked may
 * now be refused or find nothing. `changes`: it works, and does something else.
 * `adds`: something more is there. `words`: only what is said of it.
 */
export const changeWeights = ['breaks', 'changes', 'adds', 'words'] as const;
export type ChangeWeight = (typeof changeWeights)[number];

/** One thing that is not the same in two specifications. */
export interface Change {
  /** What sort of change: `column removed`, `policy changed`. */
  readonly kind: string;
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
  /** Paths, each with its title: `/data/work_order (Work orders)`. */
  readonly screens: readonly string[];
  /** Rules in words. */
  readonly rules: readonly string[];
  /** `authenticated: read, create`. */
  readonly permissions: readonly string[];
}
