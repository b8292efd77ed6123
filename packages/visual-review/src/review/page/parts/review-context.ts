import { createContext, use } from 'react';
import type { ReviewClient, Action, Review, ViewName, Zoom } from '../model/index.ts';

/** The review and how its page shows it. */
interface ReviewContext {
  readonly client: ReviewClient;
  readonly review: Review;
  readonly perform: Readonly<Record<Action, () => void>>;
  readonly view: ViewName;
  readonly zoom: Zoom;
  /** The number of switches between the pictures in the blink view. */
  readonly flips: number;
  /** On narrow screens, which have room for the list or the panel. */
  readonly isListShown: boolean;
}

export const ReviewContext = createContext<ReviewContext | undefined>(undefined);

export function useReviewContext(): ReviewContext {
  return use(ReviewContext)!;
}
