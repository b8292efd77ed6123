/** A failure that a person can correct. The message never contains a password. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
