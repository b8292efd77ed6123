/** A command that can't be done as it was given. The message says why, and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
