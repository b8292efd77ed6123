import {
  classify,
  type FailedAnswer,
  type Failure,
  type FailureContext,
  loadCodesFor,
} from '../errors/index.ts';

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

  /** Classifies an answer as `of` does, and loads what explains its code. */
  static async load(
    answer: FailedAnswer & { readonly error: { readonly code: string } },
    context?: FailureContext,
  ): Promise<DataError> {
    const codes = await loadCodesFor(answer.error.code);
    return new DataError(classify(answer, context, codes), { cause: answer.error });
  }
}
