import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentRecord } from './record.ts';

const folder = import.meta.dirname;

/** A component is a folder with an index, apart from the ones that hold styles alone. */
const components = globSync('*/index.ts', { cwd: folder })
  .map(dirname)
  .filter((name) => name !== 'styling')
  .sort();

async function recordOf(component: string): Promise<ComponentRecord> {
  const module = (await import(`./${component}/record.ts`)) as { record: ComponentRecord };
  return module.record;
}

const everySource = globSync('*/*.{ts,tsx}', { cwd: folder })
  .filter((file) => !/record|stories|test/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

describe.each(components)('%s', (component) => {
  it('has a record, stories, and a place in the index', () => {
    const index = readFileSync(join(folder, 'index.ts'), 'utf8');
    expect(existsSync(join(folder, component, 'record.ts')), 'record.ts').toBe(true);
    expect(globSync('*.stories.tsx', { cwd: join(folder, component) })).toEqual([
      `${basename(component)}.stories.tsx`,
    ]);
    expect(index).toContain(`'./${component}/index.ts'`);
  });

  it('says what it is for and what not, of parts that exist', async () => {
    const record = await recordOf(component);
    expect(record.for.length).toBeGreaterThan(0);
    expect(record.summary).toMatch(/^[A-Z“].*\.$/);
    const unknown = record.roles
      .map(({ part }) => part)
      .filter((part) => !everySource.includes(`data-slot="${part}"`));
    expect(unknown).toEqual([]);
  });
});
