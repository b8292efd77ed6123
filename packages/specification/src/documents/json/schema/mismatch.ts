import type { JsonSchema } from './schema.ts';

export interface Mismatch {
  /** `entities[3].fields[0].kind`; '' for the whole. */
  readonly at: string;
  /** What is wrong there, to be read after its name: `is "strng", not one of …`. */
  readonly problem: string;
}

/**
 * The first place where a value does not fit a schema; undefined where it fits.
 * Knows what `JsonSchema` has and no more. A validator that compiles code is
 * not for a browser whose security policy forbids that.
 */
export function firstMismatch(schema: JsonSchema, value: unknown): Mismatch | undefined {
  return mismatch(schema, value, '', schema.$defs ?? {});
}

type Definitions = NonNullable<JsonSchema['$defs']>;

function mismatch(
  schema: JsonSchema,
  value: unknown,
  at: string,
  definitions: Definitions,
): Mismatch | undefined {
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const found = mismatch(definitions[name] ?? {}, value, at, definitions);
    if (found !== undefined) return found;
  }
  if (schema.anyOf !== undefined) return anyMismatch(schema.anyOf, value, at, definitions);
  if (schema.const !== undefined && value !== schema.const) {
    return { at, problem: `is ${shown(value)}, not ${shown(schema.const)}` };
  }
  if (schema.enum !== undefined && !schema.enum.some((each) => each === value)) {
    return { at, problem: `is ${shown(value)}, not one of ${schema.enum.map(shown).join(', ')}` };
  }
  if (schema.type !== undefined && typeOf(value) !== schema.type) {
    return { at, problem: `is ${shown(value)}, not ${article[schema.type]}` };
  }
  if (Array.isArray(value) && schema.items !== undefined) {
    for (const [index, item] of value.entries()) {
      const found = mismatch(schema.items, item, `${at}[${index}]`, definitions);
      if (found !== undefined) return found;
    }
  }
  return typeOf(value) === 'object'
    ? objectMismatch(schema, value as Readonly<Record<string, unknown>>, at, definitions)
    : undefined;
}

function objectMismatch(
  { properties, required = [], additionalProperties }: JsonSchema,
  value: Readonly<Record<string, unknown>>,
  at: string,
  definitions: Definitions,
): Mismatch | undefined {
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) return { at, problem: `has no ${shown(missing)}` };
  for (const [key, each] of Object.entries(value)) {
    const own = properties !== undefined && Object.hasOwn(properties, key);
    const schema = own ? properties[key] : additionalProperties;
    if (schema === false)
      return { at, problem: `has ${shown(key)}, which this version does not know` };
    if (typeof schema !== 'object') continue;
    const found = mismatch(schema, each, pathTo(at, key), definitions);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of several schemas, none of which fits: the mismatch that lies deepest tells most. */
function anyMismatch(
  schemas: readonly JsonSchema[],
  value: unknown,
  at: string,
  definitions: Definitions,
): Mismatch | undefined {
  let deepest: Mismatch | undefined;
  for (const schema of schemas) {
    const found = mismatch(schema, value, at, definitions);
    if (found === undefined) return undefined;
    if (deepest === undefined || found.at.length > deepest.at.length) deepest = found;
  }
  return deepest?.at === at
    ? { at, problem: `is ${shown(value)}, which is none of what can stand there` }
    : deepest;
}

function pathTo(at: string, key: string): string {
  if (!/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key)) return `${at}[${JSON.stringify(key)}]`;
  return at === '' ? key : `${at}.${key}`;
}

const article = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
} as const;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
