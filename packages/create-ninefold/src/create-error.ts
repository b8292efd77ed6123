/** An error that a person can do something about. Its message is printed without a stack. */
export class CreateError extends Error {
  override readonly name = 'CreateError';
}
