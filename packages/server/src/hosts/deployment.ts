/** What every host is told in its own language. */
export interface Deployment {
  /** With a slash at both ends. */
  readonly base: string;
  /** The headers of every answer, by their names. */
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Assets are named for their content. */
export const cachedForEver = 'public, max-age=31536000, immutable';
/** Kept, and asked for again each time: index.html names the assets, config.json the project. */
export const askedAgain = 'no-cache';
