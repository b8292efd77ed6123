/** Reads only: what a screen that is left hands in, so that its requests end. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}
