import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { pathOf } from '../../key-path/index.ts';
import schema from './specification.schema.json' with { type: 'json' };

let validate: ValidateFunction | undefined;

/** Returns what is wrong with a specification's file, in words; undefined where it fits the schema. */
export function mismatch(file: unknown): string | undefined {
  validate ??= new Ajv2020({ strict: true, allowUnionTypes: true, verbose: true }).compile(schema);
  if (validate(file)) return undefined;
  const errors = validate.errors ?? [];
  // Of several types, none of which fits: the deepest mismatch is the most precise.
  const depth = Math.max(...errors.map(({ instancePath }) => instancePath.length));
  const deepest = errors.filter(({ instancePath }) => instancePath.length === depth);
  const error = deepest.find(({ keyword }) => keyword === 'anyOf') ?? deepest[0];
  return error && `${placeOf(file, error.instancePath) || 'it'} ${problemOf(error)}`;
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

function problemOf({ keyword, params, data }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return `has no ${json(params['missingProperty'])}`;
    case 'additionalProperties':
      return `has ${json(params['additionalProperty'])}, which this version does not know`;
    case 'const':
      return `is ${json(data)}, not ${json(params['allowedValue'])}`;
    case 'enum':
      return `is ${json(data)}, not one of ${(params['allowedValues'] as string[]).map(json).join(', ')}`;
    case 'type':
      return `is ${json(data)}, not ${[params['type']].flat().map(typeName).join(' or ')}`;
    default:
      return `is ${json(data)}, which is none of what can stand there`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
};

function typeName(type: string): string {
  return typeNames[type] ?? type;
}

function json(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
