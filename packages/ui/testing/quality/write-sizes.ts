/** `node packages/ui/testing/quality/write-sizes.ts`: measures every export, and keeps what it found. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureExports } from './measure.ts';

const sizes = await measureExports();
writeFileSync(join(import.meta.dirname, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
console.log(`${Object.keys(sizes).length} exports were measured: sizes.json.`);
