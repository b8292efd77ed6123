import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Bytes of each module in each file of a build, before minification. */
export type ModuleSizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Writes the {@link ModuleSizes} beside Vite's own manifest, which names files only. */
export function moduleSizes(): Plugin {
  let root = '';
  return {
    name: 'ninefold-module-sizes',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const sizes: Record<string, Record<string, number>> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        sizes[file.fileName] = Object.fromEntries(
          Object.entries(file.modules).map(([module, { renderedLength }]) => [
            relative(root, module),
            renderedLength,
          ]),
        );
      }
      const source = JSON.stringify(sizes);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
