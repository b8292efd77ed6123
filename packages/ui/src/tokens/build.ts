/** Writes `generated.css`: `node packages/ui/src/tokens/build.ts`. */
import { writeFileSync } from 'node:fs';
import { stylesheet } from './build/stylesheet.ts';

writeFileSync(new URL('generated.css', import.meta.url), `${stylesheet()}\n`);
