/**
 * A failure that a person can correct. The message says what happened, why, and what to do; it never
 * contains a password.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
