/**
 * What was asked cannot be done. The message says what happened, why, and what
 * to do; it never holds a password.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
