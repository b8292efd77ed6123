/** Writes the two schemas after the types have changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from 'ts-json-schema-generator';
import { declarationSchema } from './declaration-schema.ts';
import { specificationSchema } from './specification-schema.ts';

function write(path: string, schema: Schema) {
  const file = join(import.meta.dirname, '../../src', path);
  writeFileSync(file, `${JSON.stringify(schema, null, 2)}\n`);
}

write('documents/json/specification.schema.json', specificationSchema());
write('declaration/full/declaration.schema.json', declarationSchema());
