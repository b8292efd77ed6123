import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclarations } from './declarations.ts';
import type { JsonSchema } from './schema.ts';
import { schemaOfType } from './schema-of-types.ts';

const files = [
  '../../fact.ts',
  '../../specification.ts',
  ...globSync('../../model/*.ts', { cwd: import.meta.dirname }),
  '../../../values/kinds.ts',
  '../format.ts',
];
const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));

/** The published schema, made from the TypeScript types that it stands for. */
export function specificationSchema(): JsonSchema {
  const { $ref, $defs } = schemaOfType(readDeclarations(sources), 'SpecificationFile');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Ninefold specification, format 1',
    $ref,
    $defs,
  };
}
