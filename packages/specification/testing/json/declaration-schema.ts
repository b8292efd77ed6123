import { join } from 'node:path';
import { createGenerator, type Schema } from 'ts-json-schema-generator';
import type { Declaration } from '../../src/declaration/index.ts';

/** A declaration about any database, without type parameters. */
export type AnyDeclaration = Declaration;

/**
 * Generates the part of JSON Schema that checks the keys and types of a declaration. Values of several
 * types have none here: the parts that apply them check them.
 */
export function declarationSchema(): Schema {
  const generator = createGenerator({
    path: import.meta.filename,
    tsconfig: join(import.meta.dirname, 'schema.tsconfig.json'),
    skipTypeCheck: true,
    functions: 'comment',
    expose: 'none',
    jsDoc: 'none',
    topRef: false,
  });
  return keysAndTypes(generator.createSchema('AnyDeclaration'));
}

function keysAndTypes({ type, properties, additionalProperties, items }: Schema): Schema {
  const inner = (schema: unknown) =>
    typeof schema === 'object' ? keysAndTypes(schema as Schema) : undefined;
  return JSON.parse(
    JSON.stringify({
      type,
      properties:
        properties &&
        Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, inner(of)])),
      additionalProperties: inner(additionalProperties),
      items: inner(items),
    }),
  ) as Schema;
}
