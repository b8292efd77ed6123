/** Proves that what shadcn's command copies is whole: `tests/consumers` copies some of it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { registryItemSchema, registrySchema } from 'shadcn/schema';
import { describe, expect, it } from 'vitest';
import { packageNameOf, root, specifiersOf } from '../../workspace/packages.ts';
import { readRegistry, registryFiles, type RegistryItem } from '../../workspace/registry/index.ts';

const items = await readRegistry();
const byReference = new Map(items.map((item) => [`@ninefold/${item.name}`, item]));

/** Returns an item and those that are added with it. */
function withDependencies(item: RegistryItem): ReadonlySet<RegistryItem> {
  const all = new Set([item]);
  for (const { name, registryDependencies = [] } of all) {
    for (const reference of registryDependencies) {
      const found = byReference.get(reference);
      if (found === undefined) throw new Error(`${name} needs ${reference}, which is not offered.`);
      all.add(found);
    }
  }
  return all;
}

it('offers every folder of components, each under a name of its own', () => {
  const folders = globSync('*/index.ts', { cwd: join(root, 'packages/ui/src/components') });
  const names = items.map(({ name }) => name);
  expect(folders.map(dirname).filter((folder) => !names.includes(folder))).toEqual([]);
  expect(names).toHaveLength(new Set(names).size);
});

describe.each(items)('$name', (item) => {
  const added = [...withDependencies(item)];

  it('is what the command understands', () => {
    expect(registryItemSchema.parse(item)).toEqual(item);
  });

  it('imports only what is added with it', () => {
    const targets = new Set(added.flatMap(({ files = [] }) => files.map(({ target }) => target)));
    const packages = new Set(
      added.flatMap(({ dependencies = [] }) =>
        dependencies.map((name) => name.replace(/@[^@/]+$/, '')),
      ),
    );
    const missing = (item.files ?? []).flatMap(({ target = '', content = '' }) =>
      specifiersOf(target, content)
        .filter(({ specifier }) =>
          specifier.startsWith('.')
            ? !isAmong(targets, join(dirname(target), specifier))
            : !packages.has(packageNameOf(specifier)) && !/^react(?:-dom)?$/.test(specifier),
        )
        .map(({ specifier }) => `${target} imports ${specifier}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no story, test or record', () => {
    const paths = (item.files ?? []).map(({ path }) => path);
    expect(paths.filter((path) => /\.(?:stories|test)\.|record\.ts$|\.txt$/.test(path))).toEqual(
      [],
    );
  });
});

/** Whether a file is found without its extension, as bundlers and compilers do. */
function isAmong(files: ReadonlySet<string | undefined>, path: string): boolean {
  return ['.ts', '.tsx', '/index.ts'].some((end) => files.has(`${path}${end}`));
}

it('the theme has every token, takes none from a project, and names every package of its fonts', () => {
  const theme = items.find(({ name }) => name === 'theme');
  const tokens = readFileSync(join(root, 'packages/ui/src/tokens/generated.css'), 'utf8');
  const variables = Object.keys(theme?.cssVars?.theme ?? {});
  const css = JSON.stringify(theme?.css);
  const names = [...tokens.matchAll(/^ *--([\w-]+):/gm)].map(([, name = '']) => name);
  const isMissing = (name: string) => !variables.includes(name) && !css.includes(`"--${name}":`);
  expect(names.filter(isMissing)).toEqual([]);
  expect(variables.filter((name) => name.includes('*'))).toEqual([]);
  for (const [, file = ''] of css.matchAll(/@import \\"([^"\\]+)/g)) {
    expect(theme?.dependencies).toContainEqual(expect.stringContaining(`${packageNameOf(file)}@`));
    expect(existsSync(join(root, 'packages/ui/node_modules', file))).toBe(true);
  }
});

/** The command merges a declaration into a rule, and a rule into at-rules; more it would misplace. */
it('the theme has no rule within a rule', () => {
  const css = items.find(({ name }) => name === 'theme')?.css ?? {};
  const nested = (block: object, rule?: string): readonly string[] =>
    Object.entries(block).flatMap(([key, value]) => {
      if (typeof value === 'string' || Object.keys(value as object).length === 0) return [];
      if (rule !== undefined) return [`${rule} ${key}`];
      return nested(value as object, key.startsWith('@') ? undefined : key);
    });
  expect(nested(css)).toEqual([]);
});

it('names its items by the address of the catalogue, where that is known', async () => {
  const files = await registryFiles({ address: 'https://catalogue.example/' });
  const button = registryItemSchema.parse(JSON.parse(files['r/button.json'] ?? ''));
  expect(button.registryDependencies).toContain('https://catalogue.example/r/spinner.json');
  const index = registrySchema.parse(JSON.parse(files['r/registry.json'] ?? ''));
  expect(index.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  expect(Object.keys(files)).toHaveLength(items.length + 1);
});
