import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Returns the SQL of pgTAP's core, which PGlite brings along: `plan`, `is`, `throws_ok`, `finish` and others. */
export function pgtapSql(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const archive = gunzipSync(readFileSync(join(dirname(program), 'pgtap.tar.gz')));
  // A tar: a block of 512 bytes with name and size, then the file in blocks of the same size.
  for (let at = 0; at < archive.length;) {
    const text = (from: number, length: number) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(text(124, 12), 8) || 0;
    if (/\/pgtap-core--[\d.]+\.sql$/.test(text(0, 100))) return text(512, size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error('PGlite no longer brings pgTAP along.');
}
