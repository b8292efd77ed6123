import {
  classifyData,
  type FailedAnswer,
  type Failure,
  type FailureContext,
} from '../errors/index.ts';

/** What every function of this package throws when the database or the network refuses. */
export class DataError extends Error {
  override readonly name: string = 'DataError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }

  /** Classifies an answer of the Data API, by its code, once. */
  static of(answer: FailedAnswer, context?: FailureContext): DataError {
    return new DataError(classifyData(answer, context), { cause: answer.error });
  }
}

/** The installed function `ninefold_specification()` is not there: show the SQL that installs it. */
export class SpecificationMissing extends DataError {
  override readonly name = 'SpecificationMissing';
  /** The schemas that the Data API exposes, the default one first. */
  readonly schemas: readonly string[];

  constructor(failure: Failure, schemas: readonly string[]) {
    super(failure);
    this.schemas = schemas;
  }
}
