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

/** The function `ninefold_specification()` is not installed: show the SQL that installs it. */
export class SpecificationMissing extends DataError {
  override readonly name = 'SpecificationMissing';
  /** The schemas that the Data API exposes, the default one first. */
  readonly schemas: readonly string[];

  constructor(failure: Failure, schemas: readonly string[]) {
    super(failure);
    this.schemas = schemas;
  }
}
