/** Options of reads: `signal` cancels the requests of a screen that was left. */
export interface ReadOptions {
  readonly signal?: AbortSignal;
}
