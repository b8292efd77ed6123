import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { loadBundler, pageWithoutReact } from './bundler.ts';
import type { ExportSize, Sizes } from './sizes.ts';

const root = join(import.meta.dirname, '../../../..');
const index = 'packages/ui/src/components/index.ts';

/**
 * What a page that uses one export loads because of it, for each export of the
 * index. Parts that are loaded when they are used are not in it, nor are styles.
 *
 * Everything is compiled once, each module for itself; then a page is bundled
 * for each export from these modules, which takes a fifth of a second.
 */
export async function measureExports(): Promise<Sizes> {
  const rolldown = await loadBundler();
  const modules = await compiled(rolldown);
  const entry = [...modules.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`The build of ${index} gave no entry.`);
  const sizes: Record<string, ExportSize> = {};
  for (const name of entry.exports.toSorted())
    sizes[name] = await measured(rolldown, modules, entry.fileName, name);
  return sizes;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

async function compiled(rolldown: typeof Rolldown.rolldown): Promise<Chunks> {
  const build = await rolldown({
    ...pageWithoutReact,
    input: { index: join(root, index) },
    preserveEntrySignatures: 'strict',
    plugins: [
      {
        name: 'no-styles',
        load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : undefined),
      },
    ],
  });
  const { output } = await build.generate({
    preserveModules: true,
    preserveModulesRoot: root,
    entryFileNames: '[name].js',
  });
  await build.close();
  return new Map(
    output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
}

async function measured(
  rolldown: typeof Rolldown.rolldown,
  modules: Chunks,
  entry: string,
  name: string,
): Promise<ExportSize> {
  const page = `import { ${name} } from '/${entry}'; globalThis.kept = ${name};`;
  const build = await rolldown({
    ...pageWithoutReact,
    input: '/page',
    plugins: [
      {
        name: 'compiled-modules',
        resolveId(id, importer) {
          if (id === '/page') return id;
          if (id.startsWith('.') && importer !== undefined)
            return found(posix.join(posix.dirname(importer), id));
          return id === `/${entry}` ? found(id) : undefined;
        },
        load: (id) => (id === '/page' ? page : modules.get(id.slice(1))?.code),
      },
    ],
  });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const [{ code, modules: used }] = output;
  return { bytes: gzipSync(code).length, from: foldersOf(used) };
}

/** The packages say that their modules do nothing by being there; compiled, they cannot say so. */
function found(id: string): Rolldown.PartialResolvedId {
  return { id, moduleSideEffects: false };
}

/** The folders of `components` that code was kept from. */
function foldersOf(modules: Rolldown.OutputChunk['modules']): readonly string[] {
  const folders = Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id]) => /\/ui\/src\/components\/([^/]+)\//.exec(id)?.[1] ?? []);
  return [...new Set(folders)].sort();
}
