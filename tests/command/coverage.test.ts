import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ninefold } from './run-command.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ninefold-coverage-'));
  await writeFile(join(folder, 'tables.sql'), 'create table customer (id int primary key);');
});
afterAll(() => rm(folder, { recursive: true }));

async function coverage(declaration: object, ...options: readonly string[]): Promise<string> {
  const file = join(folder, `declared-${crypto.randomUUID()}.ts`);
  await writeFile(file, `export const specification = ${JSON.stringify(declaration)};`);
  const { stdout } = await ninefold(
    ['coverage', '--load', 'tables.sql', '--declaration', file, ...options],
    { folder },
  );
  return stdout;
}

describe('coverage', () => {
  const german = {
    title: 'Shop',
    entities: { customer: { label: { en: 'Customer', de: 'Kunde' }, plural: { en: 'Customers' } } },
  };

  it('names the texts that a language lacks, after the points', async () => {
    const stdout = await coverage(german);
    expect(stdout.slice(stdout.indexOf('Languages of')).split('\n')).toEqual([
      'Languages of the declared texts',
      '   ✓ English: 2 of 2 texts',
      '   – German: 1 of 2 texts. Missing:',
      '     entities.customer.plural',
      '   1 text is in one language only, and the declaration does not say which.',
      '   1 label is derived from a name, and is the same in every language.',
      '',
      expect.stringContaining('points are known'),
    ]);
  });

  it('has them in its JSON', async () => {
    const { languages } = JSON.parse(await coverage(german, '--json')) as { languages: object };
    expect(languages).toEqual({
      languages: [
        { language: 'en', count: 2, missing: [] },
        { language: 'de', count: 1, missing: ['entities.customer.plural'] },
      ],
      texts: 2,
      unnamed: 1,
      derived: 1,
    });
  });

  it('does not mention languages for texts in one language', async () => {
    const [text, json] = [await coverage({ title: 'Shop' }), await coverage({}, '--json')];
    expect(text).not.toContain('Languages');
    expect(JSON.parse(json)).not.toHaveProperty('languages');
  });
});
