/** A text is no specification that this version can read. The message says why and what to do. */
export class SpecificationFileError extends Error {
  override readonly name = 'SpecificationFileError';
  readonly reason: 'no JSON' | 'no specification' | 'other format' | 'does not fit';

  constructor(reason: SpecificationFileError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
