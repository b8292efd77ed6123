import { classify, type FailedAnswer, type Failure, type FailureContext } from '../errors/index.ts';

/** Thrown by every function of this package when the database rejects a request or can't be reached. */
export class DataError extends Error {
  override readonly name: string = 'DataError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }

  /** Classifies an answer of the Data API by its code. */
  static of(answer: FailedAnswer, context?: FailureContext): DataError {
    return new DataError(classify(answer, context), { cause: answer.error });
  }
}
