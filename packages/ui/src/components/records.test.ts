import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentRecord } from './record.ts';

const folder = import.meta.dirname;

/** Folders of what several components share. */
const shared = ['aria-language', 'date-time', 'styling'];

/** A component is any other folder with an index. */
const components = globSync('*/index.ts', { cwd: folder })
  .map(dirname)
  .filter((name) => !shared.includes(name))
  .sort();

async function recordOf(component: string): Promise<ComponentRecord> {
  const module = (await import(`./${component}/record.ts`)) as { record: ComponentRecord };
  return module.record;
}

function sourcesOf(component: string): string {
  return globSync('*.{ts,tsx,css}', { cwd: join(folder, component) })
    .filter((file) => !/record|stories|test/.test(file))
    .map((file) => readFileSync(join(folder, component, file), 'utf8'))
    .join('\n');
}

const everySource = [...components, ...shared].map(sourcesOf).join('\n');
const isUnknown = (part: string) => !everySource.includes(`data-slot="${part}"`);

/** Names of CSS variables that styles set or read, apart from tokens. */
function variablesIn(source: string): readonly string[] {
  const names = source.match(/(?<![\w-])--(?!ninefold-|spacing\b|token\b)[a-z][\w-]*/g) ?? [];
  return [...new Set(names)].sort();
}

describe.each(components)('%s', (component) => {
  it('has a record, stories, and a place in the index', () => {
    const index = readFileSync(join(folder, 'index.ts'), 'utf8');
    expect(existsSync(join(folder, component, 'record.ts')), 'record.ts').toBe(true);
    expect(globSync('*.stories.tsx', { cwd: join(folder, component) })).toEqual([
      `${basename(component)}.stories.tsx`,
    ]);
    expect(index).toContain(`'./${component}/index.ts'`);
  });

  it('names its parts and the CSS variables of its styles', async () => {
    const { parts, variables = {} } = await recordOf(component);
    const source = sourcesOf(component);
    const slots = [...source.matchAll(/data-slot="([^"]+)"/g)].map(([, slot]) => slot);
    expect(Object.keys(parts)).toEqual(expect.arrayContaining(slots));
    expect(Object.keys(parts).filter(isUnknown)).toEqual([]);
    expect(Object.keys(variables).sort()).toEqual(variablesIn(source));
  });

  it('says what it is for and what not, of parts that exist', async () => {
    const record = await recordOf(component);
    expect(record.for.length).toBeGreaterThan(0);
    expect(record.summary).toMatch(/^[A-Z“].*\.$/);
    expect(Object.keys(record.roles).filter(isUnknown)).toEqual([]);
  });
});
