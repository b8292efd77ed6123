import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Options, readOptions } from './options.ts';
import { subcommands } from '../subcommands/index.ts';

const workingDirectory = '/home/someone';

function read(line: string, environment: Record<string, string> = {}): Options | 'help' {
  const [name = '', ...rest] = line.split(' ');
  const subcommand = subcommands.find((each) => each.name === name);
  if (subcommand === undefined) throw new Error(`no subcommand ${name}`);
  return readOptions(name, rest, subcommand, { environment, workingDirectory });
}

describe('options', () => {
  it('read the database from the environment by default', () => {
    const environment = { DATABASE_URL: 'postgresql://here' };
    expect(read('discover', environment)).toMatchObject({ databaseUrl: 'postgresql://here' });
    expect(read('discover --database-url postgresql://there', environment)).toMatchObject({
      databaseUrl: 'postgresql://there',
    });
    expect(read('discover --load a.sql', environment)).toMatchObject({ databaseUrl: undefined });
  });

  it('read the project from the file that a new application has, unless the environment names one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-options-'));
    writeFileSync(
      join(folder, '.env'),
      'SUPABASE_URL=https://saved\nSUPABASE_PUBLISHABLE_KEY=key\n',
    );
    const line = `init --folder ${folder}`;
    expect(read(line)).toMatchObject({ projectUrl: 'https://saved', publishableKey: 'key' });
    // The key of another project would be sent there.
    expect(read(line, { SUPABASE_URL: 'https://other' })).toMatchObject({
      projectUrl: 'https://other',
      publishableKey: undefined,
    });
    rmSync(folder, { recursive: true });
  });

  it('resolve paths from the working directory', () => {
    expect(read('discover --load a.sql --output out/b.json')).toMatchObject({
      load: '/home/someone/a.sql',
      output: '/home/someone/out/b.json',
    });
    expect(read('diff a.json /b.json')).toMatchObject({
      files: ['/home/someone/a.json', '/b.json'],
    });
  });

  it('name schemas as in SQL', () => {
    expect(
      readOptions(
        'discover',
        ['--schema', 'public, billing,"Odd, ""one"""'],
        { options: ['schema'], files: [0, 0] },
        { environment: {}, workingDirectory },
      ),
    ).toMatchObject({ schemas: ['public', 'billing', 'Odd, "one"'] });
  });

  it.each([
    ['discover --databse-url x', /--databse-url.*discover --help/],
    ['discover --load', /--load needs a value: --load FILE\.sql\..*discover --help/],
    ['discover --load --output a.json', /--load needs a value/],
    ['check --json=yes', /--json doesn’t take a value/],
    ['check --language fr', /--language takes en, de or ar, not fr/],
    ['discover --json', /json.*discover --help/],
    ['discover --load a.sql --database-url postgresql://x', /--database-url and --load/],
    ['markdown --blank --load a.sql', /--load and --blank/],
    ['diff a.json', /takes 2 files\. You named 1 file: a\.json\./],
    ['sql a.json b.json', /takes at most 1 file\. You named 2 files: a\.json and b\.json\./],
    ['discover --schema ,', /names no schema/],
  ])('are refused with a way on: %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
