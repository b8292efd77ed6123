import type { Specification } from '../../model/specification.ts';
import { SpecificationFileError } from './file-error.ts';
import { specificationFormat, type Discovered, type SpecificationFile } from './format.ts';
import { firstMismatch } from './schema/mismatch.ts';
import type { JsonSchema } from './schema/schema.ts';
import publishedSchema from './specification.schema.json' with { type: 'json' };

export interface ReadSpecification {
  readonly specification: Specification;
  /** What it was read from; absent where the file does not say. */
  readonly discovered?: Discovered;
}

const schema: JsonSchema = publishedSchema as object;
const again = 'Make it again with "ninefold discover".';

/**
 * Reads what `specificationText` wrote, and checks that it is that.
 *
 * @param name what the messages call it: a file's path.
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
  const mismatch = firstMismatch(schema, value);
  if (mismatch !== undefined) {
    throw new SpecificationFileError(
      'does not fit',
      `${name} is damaged or was changed by hand: ${mismatch.at === '' ? 'it' : mismatch.at} ${mismatch.problem}. ${again}`,
    );
  }
  const file = value as unknown as SpecificationFile;
  const { purpose, screens, entities, states, rules, permissions, calls, errors, limits } = file;
  const { contradictions, discovered } = file;
  const specification: Specification = {
    purpose,
    screens,
    entities,
    states,
    rules,
    permissions,
    calls,
    errors,
    limits,
    ...(contradictions === undefined ? {} : { contradictions }),
  };
  return discovered === undefined ? { specification } : { specification, discovered };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const what = text.trim() === '' ? 'is empty' : `is no JSON: ${said}`;
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
