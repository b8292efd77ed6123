/** The circumstances of a visit. */
export interface Condition {
  /** The factor by which the page's processor is slowed. */
  readonly slowdown: number;
  /** Milliseconds by which each answer of the Data API is late. */
  readonly delay: number;
}

export const everyCondition: readonly Condition[] = [1, 4].flatMap((slowdown) =>
  [0, 50, 150].map((delay) => ({ slowdown, delay })),
);

export const quickCondition: Condition = { slowdown: 1, delay: 0 };
