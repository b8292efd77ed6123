import type { ReviewData, ReviewRequest, ReviewState } from '../../review-data.ts';

/** Loads a review and sends decisions. */
export interface ReviewClient {
  readonly load: () => Promise<ReviewData>;
  /** Absent where nothing can be written, as in a report that opens from a file. */
  readonly send?: (request: ReviewRequest) => Promise<ReviewState>;
  /** Returns the address of a picture. */
  readonly picture: (hash: string) => string;
  /** Loads an accessibility tree. */
  readonly tree: (hash: string) => Promise<string>;
}
