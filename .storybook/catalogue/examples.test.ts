/** Compiles every example that the catalogue shows, as an application would that has copied it. */
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { examplesOf } from './example.ts';
import { formattedExamples } from './example-text.ts';

const root = join(import.meta.dirname, '../..');
const components = join(root, 'packages/ui/src/components');
const files = globSync('*/*.stories.tsx', { cwd: components }).sort();

/** Where `lucide-react` and the package itself are found as from an application. */
const folder = join(root, 'packages/ui/node_modules/.cache/ninefold-examples');

async function read(file: string): Promise<string> {
  return readFile(join(components, file), 'utf8');
}

describe('the examples', () => {
  it('are there for every component', async () => {
    const without: string[] = [];
    for (const file of files) {
      const source = await read(file);
      if (examplesOf(join(components, file), source).size === 0) without.push(dirname(file));
    }
    // Its stories are in a whole screen, which is not part of the package.
    expect(without).toEqual(['app-shell']);
  });

  it('compile', async () => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    for (const file of files) {
      const examples = await formattedExamples(join(components, file), await read(file));
      for (const [name, code] of examples) {
        await writeFile(join(folder, `${basename(file, '.stories.tsx')}.${name}.tsx`), code);
      }
    }
    const config = {
      extends: '../../../../../tsconfig.json',
      compilerOptions: { noUnusedLocals: true },
      include: ['*.tsx'],
      exclude: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    expect(await compile()).toBe('');
    await rm(folder, { recursive: true });
  });
});

async function compile(): Promise<string> {
  const tsc = join(root, 'node_modules/.bin/tsc');
  try {
    await promisify(execFile)(tsc, ['--noEmit', '--project', folder], { cwd: folder });
    return '';
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

const file = (story: string): string => `
    import { fn } from 'storybook/test';
    import { Kbd } from '../kbd/index.ts';
    import { Button, type ButtonProps } from './index.ts';
    const meta = { component: Button, args: { onClick: fn(), size: 'small' } } satisfies Meta<ButtonProps>;
    const words = { save: 'Save' };
    function Save(props: ButtonProps) { return <Button {...props}>{words.save}</Button>; }
    export const Plain: Story = { args: { children: 'Save "it"', disabled: true } };
    ${story}`;

describe('an example', () => {
  const path = join(components, 'button/button.stories.tsx');
  const example = (story: string) =>
    examplesOf(path, file(story)).get('Shown')?.replaceAll(/\s+/g, ' ').trim();

  it('is the component with its properties, and with nothing of Storybook', () => {
    expect(example(`export const Shown: Story = { ...Plain, globals: { theme: 'dark' } };`)).toBe(
      `import { Button } from '@ninefold/ui/components/button'; export function Shown() { return (<Button onClick={() => {}} size="small" disabled>Save "it"</Button>); }`,
    );
  });

  it('imports what its code uses, and nothing else', () => {
    expect(
      example(`export const Shown: Story = { render: () => <Save variant="primary" /> };`),
    ).toBe(
      `import { Button, type ButtonProps } from '@ninefold/ui/components/button'; const words = { save: 'Save' }; function Save(props: ButtonProps) { return <Button {...props}>{words.save}</Button>; } export function Shown() { return (<Save variant="primary" />); }`,
    );
  });

  it('is left out if an application could not import what it uses', () => {
    expect(
      example(
        `import { secret } from './secret.ts'; export const Shown = { render: () => secret };`,
      ),
    ).toBeUndefined();
  });
});
