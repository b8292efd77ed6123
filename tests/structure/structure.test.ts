import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contributing, withMap } from '../../workspace/map.ts';
import {
  importsOf,
  packageNameOf,
  type SourceImport,
  workspacePackages,
} from '../../workspace/packages.ts';

const packages = workspacePackages();
const names = new Set(packages.map(({ manifest }) => manifest.name));

describe.each(packages)('$folder', (each) => {
  const { manifest } = each;
  const imports = importsOf(each);

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

  it('has no two folders that import each other', () => {
    const arrows = new Set(imports.flatMap(arrowOf));
    const both = [...arrows].filter((arrow) => arrows.has(arrow.split(' ').toReversed().join(' ')));
    expect(both).toEqual([]);
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

it('no package imports one that imports it', () => {
  const arrows = new Map(
    packages.map(({ manifest }) => [
      manifest.name,
      Object.keys(manifest.dependencies ?? {}).filter((name) => names.has(name)),
    ]),
  );
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (arrows.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });
  expect([...names].filter((name) => reaches(name, name))).toEqual([]);
});

it('CONTRIBUTING.md has the map of the packages (otherwise run "pnpm map")', () => {
  const document = readFileSync(contributing, 'utf8');
  expect(withMap(document)).toBe(document);
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

/** Returns the import as an arrow between two folders beside each other: `packages/ui/src/fields packages/ui/src/labels`. */
function arrowOf({ file, target }: SourceImport): readonly string[] {
  if (target === undefined) return [];
  const [from, to] = [dirname(file).split('/'), dirname(target).split('/')];
  const level = from.findIndex((segment, index) => segment !== to[index]);
  if (level === -1 || to[level] === undefined) return [];
  return [`${from.slice(0, level + 1).join('/')} ${to.slice(0, level + 1).join('/')}`];
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
