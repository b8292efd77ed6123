/** What was asked cannot be done as it was asked. The message says why and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
