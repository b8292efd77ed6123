import type { ReviewData, ReviewRequest, ReviewState } from '../../review-data.ts';

/** Where a review comes from, and where decisions go. */
export interface ReviewClient {
  readonly load: () => Promise<ReviewData>;
  /** Absent where nothing can be written, as in a report that was opened from a file. */
  readonly send?: (request: ReviewRequest) => Promise<ReviewState>;
  /** The address of a picture. */
  readonly picture: (hash: string) => string;
  /** An accessibility tree with its text. */
  readonly words: (hash: string) => Promise<string>;
}
