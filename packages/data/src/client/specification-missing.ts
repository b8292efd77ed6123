import type { Failure } from '../errors/index.ts';
import { DataError } from './data-error.ts';

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
