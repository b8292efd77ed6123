import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeclarations } from './declarations.ts';
import type { JsonSchema } from './schema.ts';
import { schemaOfType } from './schema-of-types.ts';

const valueKinds = fileURLToPath(
  new URL('kinds.ts', import.meta.resolve('@ninefold/values/value')),
);
const files = [
  ...globSync('../../../model/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }),
  '../format.ts',
];
const sources = [valueKinds, ...files.map((file) => join(import.meta.dirname, file))].map((file) =>
  readFileSync(file, 'utf8'),
);

/** The published schema, made from the TypeScript types that it stands for. */
export function specificationSchema(): JsonSchema {
  const { $ref, $defs } = schemaOfType(readDeclarations(sources), 'SpecificationFile');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Ninefold specification, format 2',
    $ref,
    $defs,
  };
}
