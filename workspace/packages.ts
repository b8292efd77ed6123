import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

export const root = join(import.meta.dirname, '..');

/** The parts of a `package.json` that say what a package may import and what others may import of it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: {
    readonly exports?: Readonly<Record<string, unknown>>;
    readonly bin?: Readonly<Record<string, string>>;
  };
}

export interface WorkspacePackage {
  /** From the root: `packages/ui`. */
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Returns the packages and applications of the workspace. */
export function workspacePackages(): readonly WorkspacePackage[] {
  return globSync('{packages,apps}/*/package.json', { cwd: root })
    .sort()
    .map((file) => ({
      folder: dirname(file),
      manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest,
    }));
}

/** One import in a source file. */
export interface SourceImport {
  /** From the root: `packages/ui/src/fields/index.ts`. */
  readonly file: string;
  /** As written: `react`, `../value/index.ts`. */
  readonly specifier: string;
  /** The file that it names, from the root; undefined for another package. */
  readonly target: string | undefined;
  /** Loaded when it is needed: `import()`. */
  readonly isLazy: boolean;
}

/**
 * Returns every import in the workspace, or in one folder of it, those of types too: nobody understands a file without
 * its types.
 */
export function allImports(
  folder = '{packages,apps,tests,workspace,.storybook}',
): readonly SourceImport[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  });
  return files.sort().flatMap((file) =>
    specifiersOf(file, readFileSync(join(root, file), 'utf8')).map(({ specifier, isLazy }) => ({
      file,
      specifier,
      isLazy,
      target: specifier.startsWith('.')
        ? relative(root, join(root, dirname(file), specifier))
        : undefined,
    })),
  );
}

/** Returns whether a file is a package's source; tests, stories and their support are not. */
export function isSourceOf({ folder }: WorkspacePackage, file: string): boolean {
  const isInside = folder.startsWith('apps/')
    ? dirname(file) === folder
    : file.startsWith(`${folder}/src/`);
  return isInside && !isTest(file) && !/\.d\.ts$|\.config\.ts$/.test(file);
}

export function isTest(file: string): boolean {
  return /\.(?:test|stories)\.tsx?$/.test(file);
}

/** Returns what a source imports, as it is written there. */
export function specifiersOf(
  file: string,
  source: string,
): readonly Pick<SourceImport, 'specifier' | 'isLazy'>[] {
  const { module } = parseSync(file, source);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const loaded = module.dynamicImports.flatMap(
    ({ moduleRequest }) =>
      /^['"](.+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
  );
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  return [
    ...[...new Set([...imported, ...exported])].map((specifier) => ({ specifier, isLazy: false })),
    ...[...new Set(loaded)].map((specifier) => ({ specifier, isLazy: true })),
  ];
}

/** Returns the package that a specifier names: `@tanstack/react-query`, `react`. */
export function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
