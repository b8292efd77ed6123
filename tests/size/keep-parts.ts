/** Stores the parts of a list's first load, to compare when it grows: run it when its budget changes. */
import { writeFileSync } from 'node:fs';
import { fileOf, gzippedSizes, scriptsOfPage } from './built-files.ts';
import { keptFile, partsOf } from './parts.ts';

const files = gzippedSizes(...scriptsOfPage(), fileOf('list')).keys();
writeFileSync(keptFile, `${JSON.stringify(partsOf([...files]), null, 2)}\n`);
