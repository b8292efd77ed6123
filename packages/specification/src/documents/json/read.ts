import type { Specification } from '../../model/index.ts';
import { type Discovered, type SpecificationFile, specificationFormat } from './format.ts';
import { specificationFileMessages } from './messages.ts';
import { mismatch } from './mismatch.ts';

/** A file that this version can't read as a specification. The message says why and what to do. */
export class SpecificationFileError extends Error {
  override readonly name = 'SpecificationFileError';
  readonly reason: 'no JSON' | 'no specification' | 'other format' | 'does not fit';

  constructor(reason: SpecificationFileError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

export interface ReadSpecification {
  readonly specification: Specification;
  /** The database that it was read from; absent where the file does not say. */
  readonly discovered?: Discovered;
}

/**
 * Reads a file that `specificationText` wrote, and checks that it fits the schema.
 *
 * @param name The file's path, for messages.
 * @throws {SpecificationFileError}
 */
export function parseSpecification(
  text: string,
  name: string = specificationFileMessages.file,
): ReadSpecification {
  const value = parseJson(text, name);
  const format = isObject(value) ? value['format'] : undefined;
  if (!isObject(value) || (format === undefined && !('entities' in value))) {
    throw new SpecificationFileError(
      'no specification',
      specificationFileMessages.notSpecification({ file: name }),
    );
  }
  if (format !== specificationFormat) throw otherFormat(format, name);
  const problem = mismatch(value);
  if (problem !== undefined) {
    throw new SpecificationFileError(
      'does not fit',
      specificationFileMessages.damaged({ file: name, problem }),
    );
  }
  const {
    $schema: _,
    format: __,
    discovered,
    ...specification
  } = value as unknown as SpecificationFile;
  return discovered === undefined ? { specification } : { specification, discovered };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const message =
      text.trim() === ''
        ? specificationFileMessages.empty({ file: name })
        : specificationFileMessages.notJson({ file: name, problem });
    throw new SpecificationFileError('no JSON', message, { cause: error });
  }
}

function otherFormat(format: unknown, file: string): SpecificationFileError {
  if (format === undefined) {
    return new SpecificationFileError('other format', specificationFileMessages.noFormat({ file }));
  }
  const isNewer = typeof format === 'number' && format > specificationFormat;
  const args = { file, format: JSON.stringify(format), known: specificationFormat };
  return new SpecificationFileError(
    'other format',
    isNewer
      ? specificationFileMessages.newerFormat(args)
      : specificationFileMessages.olderFormat(args),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
