import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { formatList } from '@ninefold/messages';
import { pathOf } from '../../key-path/index.ts';
import { specificationFileMessages } from './messages.ts';
import schema from './specification.schema.json' with { type: 'json' };

let validate: ValidateFunction | undefined;

/** Returns what is wrong with a specification's file, in a sentence; undefined where it fits the schema. */
export function mismatch(file: unknown): string | undefined {
  validate ??= new Ajv2020({ strict: true, allowUnionTypes: true, verbose: true }).compile(schema);
  if (validate(file)) return undefined;
  const errors = validate.errors ?? [];
  // If none of several types fits, the deepest mismatch is the most precise.
  const depth = Math.max(...errors.map(({ instancePath }) => instancePath.length));
  const deepest = errors.filter(({ instancePath }) => instancePath.length === depth);
  const error = deepest.find(({ keyword }) => keyword === 'anyOf') ?? deepest[0];
  return (
    error && problemOf(error, placeOf(file, error.instancePath) || specificationFileMessages.file)
  );
}

/** `/entities/3/fields/0/kind` is `entities[3].fields[0].kind`. */
function placeOf(file: unknown, pointer: string): string {
  const keys = pointer.split('/').slice(1);
  let value = file;
  return pathOf(
    ...keys.map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const isPlace = Array.isArray(value);
      value = Reflect.get(value as object, key);
      return isPlace ? Number(key) : key;
    }),
  );
}

function problemOf({ keyword, params, data }: ErrorObject, place: string): string {
  const value = json(data);
  switch (keyword) {
    case 'required':
      return specificationFileMessages.missing({ place, key: json(params['missingProperty']) });
    case 'additionalProperties':
      return specificationFileMessages.unknown({ place, key: json(params['additionalProperty']) });
    case 'const':
      return specificationFileMessages.other({
        place,
        value,
        expected: json(params['allowedValue']),
      });
    case 'enum':
      return specificationFileMessages.notListed({
        place,
        value,
        allowed: formatList((params['allowedValues'] as string[]).map(json), 'or'),
      });
    case 'type':
      return specificationFileMessages.other({
        place,
        value,
        expected: formatList([params['type'] as string | string[]].flat().map(typeName), 'or'),
      });
    default:
      return specificationFileMessages.unfit({ place, value });
  }
}

function typeName(type: string): string {
  return specificationFileMessages.type({ type });
}

function json(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
