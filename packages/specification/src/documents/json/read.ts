import type { Specification } from '../../model/index.ts';
import { type Discovered, type SpecificationFile, specificationFormat } from './format.ts';
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

const again = 'Make it again with "ninefold discover".';

/**
 * Reads a file that `specificationText` wrote, and checks that it fits the schema.
 *
 * @param name The file's path, for messages.
 * @throws {SpecificationFileError}
 */
export function parseSpecification(text: string, name = 'The file'): ReadSpecification {
  const value = parseJson(text, name);
  const format = isObject(value) ? value['format'] : undefined;
  if (!isObject(value) || (format === undefined && !('entities' in value))) {
    throw new SpecificationFileError(
      'no specification',
      `${name} is JSON, but no specification: it has neither a format nor entities. Name a file that "ninefold discover" wrote.`,
    );
  }
  if (format !== specificationFormat) throw otherFormat(format, name);
  const problem = mismatch(value);
  if (problem !== undefined) {
    throw new SpecificationFileError(
      'does not fit',
      `${name} is damaged or was changed by hand: ${problem}. ${again}`,
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
    const said = error instanceof Error ? error.message : String(error);
    const what = text.trim() === '' ? 'is empty' : `is not valid JSON: ${said}`;
    throw new SpecificationFileError('no JSON', `${name} ${what}. ${again}`, { cause: error });
  }
}

function otherFormat(format: unknown, name: string): SpecificationFileError {
  const newer = typeof format === 'number' && format > specificationFormat;
  return new SpecificationFileError(
    'other format',
    format === undefined
      ? `${name} does not say its format. ${again}`
      : `${name} is of format ${JSON.stringify(format)}, and this version of Ninefold reads format ${specificationFormat}. ${newer ? 'Update Ninefold, or make the file again with this version: "ninefold discover".' : again}`,
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
