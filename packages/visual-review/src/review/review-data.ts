import type { Decision, RunReport } from '../report/index.ts';

/** The data of the review page. */
export interface ReviewData extends ReviewState {
  readonly report: RunReport;
}

/** The part that changes with each request. */
export interface ReviewState {
  readonly decisions: readonly Decision[];
  /** Keys of changes that were split off their group. */
  readonly apart: readonly string[];
}

/** A request of the page. The server answers with the new state. */
export type ReviewRequest =
  | {
      readonly action: 'accept' | 'reject';
      readonly subjects: Decision['subjects'];
      readonly note: string;
    }
  | { readonly action: 'undo' }
  | SplitRequest
  | { readonly action: 'finish' };

export interface SplitRequest {
  readonly action: 'split' | 'join';
  readonly keys: readonly string[];
}

/** Returns the keys of changes apart from their group after a request. */
export function apartAfter(
  apart: readonly string[],
  { action, keys }: SplitRequest,
): readonly string[] {
  const changed = new Set(keys);
  const others = apart.filter((key) => !changed.has(key));
  return action === 'split' ? [...others, ...changed] : others;
}

/** A review that opens from a file, with its pictures beside it. */
export interface StaticReview {
  readonly data: ReviewData;
  /** Accessibility trees by their hash: a page that was opened from a file can't fetch any. */
  readonly trees: Readonly<Record<string, string>>;
}

/** The header with the token of the page. */
export const tokenHeader = 'x-review-token';

declare global {
  interface Window {
    staticReview?: StaticReview;
  }
}
