import * as fc from 'fast-check';
import type { JsonSchema } from '../../src/documents/json/schema/schema.ts';

/** Any text that JSON can hold, and keys that objects trip over. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 6 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom('__proto__', 'constructor', 'toString', '') },
);

/** Any value that fits a schema: what every reader and writer must be able to take. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { $defs, ...root } = schema;
  const named = fc.letrec<Record<string, unknown>>((tie) =>
    Object.fromEntries(
      Object.entries({ ...$defs, '': root }).map(([name, each]) => [name, arbitrary(each, tie)]),
    ),
  );
  return named[''] ?? fc.constant(undefined);
}

type Tie = (name: string) => fc.Arbitrary<unknown>;

function arbitrary(schema: JsonSchema, tie: Tie): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return tie(schema.$ref.split('/').at(-1) ?? '');
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((each) => arbitrary(each, tie)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return text;
    case 'number':
      return fc.integer();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}, tie), { maxLength: 2 });
    default:
      return objects(schema, tie);
  }
}

function objects(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  tie: Tie,
): fc.Arbitrary<unknown> {
  if (typeof additionalProperties === 'object') {
    return fc
      .uniqueArray(fc.tuple(text, arbitrary(additionalProperties, tie)), {
        maxLength: 3,
        selector: ([key]) => key,
      })
      .map((entries) => Object.fromEntries(entries));
  }
  const fields = Object.fromEntries(
    Object.entries(properties).map(([key, each]) => [key, arbitrary(each, tie)]),
  );
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true });
}
