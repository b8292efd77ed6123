import { createContext, use } from 'react';
import type { ReviewClient } from '../model/client.ts';
import type { Action } from '../model/shortcuts.ts';
import type { Review } from '../model/use-review.ts';
import type { ViewName } from '../model/views.ts';
import type { Zoom } from '../model/zoom.ts';

/** The review and how its page shows it. */
interface ReviewContext {
  readonly client: ReviewClient;
  readonly review: Review;
  readonly perform: Readonly<Record<Action, () => void>>;
  readonly view: ViewName;
  readonly zoom: Zoom;
  /** How often the person switched between the pictures of the blink view. */
  readonly flips: number;
  /** On narrow screens, which have room for the list or the panel. */
  readonly isListShown: boolean;
}

export const ReviewContext = createContext<ReviewContext | undefined>(undefined);

export function useReviewContext(): ReviewContext {
  return use(ReviewContext)!;
}
