import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { changedFiles } from '../../workspace/new/change.ts';
import { componentChanges } from '../../workspace/new/component.ts';
import { kindChanges } from '../../workspace/new/kind.ts';
import { namesOf } from '../../workspace/new/names.ts';
import { screenChanges } from '../../workspace/new/screen.ts';
import { root, workspacePackages } from '../../workspace/packages.ts';

/** The files that `pnpm new` would write, by path. */
type Files = ReadonlyMap<string, string>;

const names = namesOf('sample-thing');

describe.each([
  ['component', componentChanges],
  ['kind', kindChanges],
  ['screen', screenChanges],
])('pnpm new %s', (_, changes) => {
  const files = changedFiles(root, changes(names));

  it('writes files that import only what exists', () => {
    expect([...files.keys()].flatMap((file) => brokenImports(file, files))).toEqual([]);
  });
});

/** Returns each import of a file whose module or export doesn't exist: `a.ts imports b from ./c.ts`. */
function brokenImports(file: string, files: Files): readonly string[] {
  const { module } = parse(file, files);
  const imported = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName: { kind, name } }) =>
        kind === 'Default' ? ['default'] : kind === 'Name' ? [name ?? ''] : [],
      ),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName: { kind, name } }) =>
        moduleRequest === null
          ? []
          : { specifier: moduleRequest.value, names: kind === 'Name' ? [name ?? ''] : [] },
      ),
    ),
    ...lazyImports(file, files),
  ];
  return imported.flatMap(({ specifier, names }) => {
    const target = targetOf(file, specifier);
    if (target === null) return [];
    if (target === undefined || !exists(target, files)) return `${file} imports ${specifier}`;
    const exported = exportsOf(target, files);
    return names
      .filter((name) => !exported.has(name))
      .map((name) => `${file} imports ${name} from ${specifier}`);
  });
}

/** `lazy(() => import('./a-screen.tsx'), 'AScreen')` names a module and its export. */
function lazyImports(file: string, files: Files) {
  return [...contentOf(file, files).matchAll(/import\('([^']+)'\)(?:,\s*'(\w+)')?/g)].map(
    ([, specifier = '', name]) => ({ specifier, names: name === undefined ? [] : [name] }),
  );
}

/** The file that a specifier names; undefined if there is none, null for a package of others. */
function targetOf(file: string, specifier: string): string | null | undefined {
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  const found = workspacePackages().find(({ manifest: { name } }) =>
    `${specifier}/`.startsWith(`${name}/`),
  );
  if (found === undefined) return null;
  const { folder, manifest } = found;
  const entry = `.${specifier.slice(manifest.name.length)}`;
  for (const [pattern, path] of Object.entries(manifest.exports ?? {})) {
    const [start = '', end] = pattern.split('*');
    if (entry === pattern) return join(folder, path);
    if (end !== undefined && entry.startsWith(start) && entry.endsWith(end)) {
      return join(folder, path.replace('*', entry.slice(start.length, entry.length - end.length)));
    }
  }
  return undefined;
}

/** Returns the names that a module exports, those of other modules included. */
function exportsOf(file: string, files: Files): ReadonlySet<string> {
  if (!/\.tsx?$/.test(file)) return new Set();
  return new Set(
    parse(file, files).module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, importName, moduleRequest }) => {
        if (exportName.kind === 'Default') return ['default'];
        if (exportName.name !== null) return [exportName.name];
        if (moduleRequest === null || importName.kind !== 'AllButDefault') return [];
        return [...exportsOf(join(dirname(file), moduleRequest.value), files)];
      }),
    ),
  );
}

function parse(file: string, files: Files) {
  return parseSync(file, contentOf(file, files));
}

function contentOf(file: string, files: Files): string {
  return files.get(file) ?? readFileSync(join(root, file), 'utf8');
}

function exists(file: string, files: Files): boolean {
  return files.has(file) || existsSync(join(root, file));
}
