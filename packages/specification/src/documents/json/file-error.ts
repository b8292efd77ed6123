/** A file that this version can't read as a specification. The message says why and what to do. */
export class SpecificationFileError extends Error {
  override readonly name = 'SpecificationFileError';
  readonly reason: 'no JSON' | 'no specification' | 'other format' | 'does not fit';

  constructor(reason: SpecificationFileError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
