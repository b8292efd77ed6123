import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Arrow, shortestCycles } from '../../workspace/cycles.ts';
import { contributing, readme, withMap, withPicture } from '../../workspace/map.ts';
import {
  allImports,
  isSourceOf,
  isTest,
  packageNameOf,
  root,
  type SourceImport,
  workspacePackages,
} from '../../workspace/packages.ts';

const packages = workspacePackages();
const everyImport = allImports();

describe.each(packages)('$folder', (each) => {
  const { manifest } = each;
  const imports = everyImport.filter(({ file }) => isSourceOf(each, file));

  it('imports only what its package.json lists', () => {
    const listed = new Set([
      manifest.name,
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ]);
    const missing = imports
      .filter(({ target, specifier }) => target === undefined && !specifier.includes(':'))
      .filter(({ file }) => !isBuiltIn(file))
      .filter(({ specifier }) => !listed.has(packageNameOf(specifier)));
    expect(missing.map(inWords)).toEqual([]);
  });

  it('does not reach into the folder of another package', () => {
    const outside = imports.filter(({ target }) => target?.startsWith(`${each.folder}/`) === false);
    expect(outside.map(inWords)).toEqual([]);
  });

  it('imports other folders through their index.ts', () => {
    // What is loaded when it is needed is named itself: an index would load its whole folder.
    const bypasses = imports.filter(({ file, target, isLazy }) => {
      if (isLazy || target === undefined || !/\.tsx?$/.test(target)) return false;
      return !isWithin(file, target) && !isWithin(target, file) && !isIndex(target);
    });
    expect(bypasses.map(inWords)).toEqual([]);
  });
});

describe.each(packages.filter(({ manifest }) => manifest.private !== true))(
  '$manifest.name, published',
  ({ manifest: { exports = {}, bin = {}, publishConfig = {} } }) => {
    it('exports what it exports here, built', () => {
      expect(publishConfig.exports ?? {}).toEqual(mapped(exports, withTypes));
      expect(publishConfig.bin ?? {}).toEqual(mapped(bin, built));
    });
  },
);

describe('nothing imports what imports it', () => {
  it('no file', () => {
    const arrows = everyImport.flatMap((each) =>
      each.target === undefined ? [] : { from: each.file, to: each.target, import: each },
    );
    expect(importsInCycles(arrows)).toEqual([]);
  });

  it('no folder', () => {
    // Tests and stories may import from any folder, because no source imports them.
    const arrows = everyImport.filter(({ file }) => !isTest(file)).flatMap(arrowsOf);
    expect(importsInCycles(arrows)).toEqual([]);
  });

  it('no package', () => {
    const arrows = packages.flatMap(({ manifest: { name, dependencies = {} } }) =>
      Object.keys(dependencies).map((to) => ({ from: name, to })),
    );
    expect(shortestCycles(arrows)).toEqual([]);
  });
});

/** A reader holds few folders in mind, and few layers of them. */
describe('the folders of screens', () => {
  const screens = 'packages/screens/src';
  const arrows = everyImport
    .filter(({ file }) => !isTest(file))
    .flatMap(arrowsOf)
    .filter(({ from }) => dirname(from) === screens);
  const folders = readdirSync(join(root, screens), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${screens}/${name}`);

  it('are at most 25, on at most 7 floors', () => {
    expect(folders.length).toBeLessThanOrEqual(25);
    expect(floorsOf(folders, arrows).length).toBeLessThanOrEqual(7);
  });

  it('say what they are for, and what they may not know', () => {
    const silent = folders.filter(
      (folder) =>
        !/^\/\*\* .+[.] .+[.] \*\/\n/.test(readFileSync(join(root, folder, 'index.ts'), 'utf8')),
    );
    expect(silent).toEqual([]);
  });
});

it('CONTRIBUTING.md has the map of the packages (otherwise run "pnpm map")', () => {
  const document = readFileSync(contributing, 'utf8');
  expect(withMap(document)).toBe(document);
});

it('README.md shows the accepted picture (otherwise run "pnpm map")', async () => {
  const document = readFileSync(readme, 'utf8');
  expect(await withPicture(document)).toBe(document);
});

/** A page that is built into its package needs what builds it only where the package is made. */
function isBuiltIn(file: string): boolean {
  return /\/review\/(?:page\/|server\/build-page\.ts)/.test(file);
}

/** Returns whether a file is in the folder of another, or in one within it. */
function isWithin(file: string, other: string): boolean {
  return `${dirname(file)}/`.startsWith(`${dirname(other)}/`);
}

function isIndex(file: string): boolean {
  return /^index\.tsx?$/.test(basename(file));
}

function inWords({ file, specifier }: SourceImport): string {
  return `${file} imports ${specifier}`;
}

interface ImportArrow extends Arrow {
  readonly import: SourceImport;
}

/**
 * Returns the import as an arrow between two folders beside each other: from `packages/ui/src/fields` to
 * `packages/ui/src/labels`. A folder and those within it count as one. `packages`, `tests` and the other folders
 * of the root have no order: packages are tested with what `tests` offers.
 */
function arrowsOf(each: SourceImport): readonly ImportArrow[] {
  if (each.target === undefined) return [];
  const [from, to] = [dirname(each.file).split('/'), dirname(each.target).split('/')];
  const level = from.findIndex((segment, index) => segment !== to[index]);
  if (level < 1 || to[level] === undefined) return [];
  const [first, second] = [from, to].map((path) => path.slice(0, level + 1).join('/'));
  return [{ from: first ?? '', to: second ?? '', import: each }];
}

/** Returns the folders by floor: those of the lowest import none of the others, those of the next only what is below. */
function floorsOf(
  folders: readonly string[],
  arrows: readonly Arrow[],
): readonly (readonly string[])[] {
  const above = new Set(arrows.flatMap(({ from, to }) => (folders.includes(to) ? from : [])));
  const lowest = folders.filter((folder) => !above.has(folder));
  // In a cycle, none is lowest: the test of cycles names it.
  if (lowest.length === 0) return [];
  return [
    lowest,
    ...floorsOf(
      folders.filter((folder) => above.has(folder)),
      arrows,
    ),
  ];
}

function importsInCycles(arrows: readonly ImportArrow[]): readonly (readonly string[])[] {
  return shortestCycles(arrows).map((cycle) => cycle.map((arrow) => inWords(arrow.import)));
}

function built(file: string): string {
  return file.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');
}

/** A built module has its types beside it; a stylesheet has none. */
function withTypes(file: string): unknown {
  if (!/\.tsx?$/.test(file)) return built(file);
  return { types: built(file).replace(/\.js$/, '.d.ts'), default: built(file) };
}

function mapped<From, To>(
  entries: Readonly<Record<string, From>>,
  to: (from: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(entries).map(([name, from]) => [name, to(from)]));
}
