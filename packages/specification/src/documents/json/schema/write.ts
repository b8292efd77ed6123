/** Makes `specification.schema.json` anew, after the types have changed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { specificationSchema } from './specification-schema.ts';

const file = join(import.meta.dirname, '../specification.schema.json');
writeFileSync(file, `${JSON.stringify(specificationSchema(), null, 2)}\n`);
