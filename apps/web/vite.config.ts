import { supabaseFirstLoad } from '@ninefold/data/client/bundle';
import { join } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { reactPlugins } from '../../vite.plugins.ts';
import { themeStyles } from './server/theme-styles.ts';

/** The screen that most sessions begin with. */
const list = join(import.meta.dirname, 'src/routes/record-list.tsx');
let partsOfList: ReadonlySet<string> | undefined;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactPlugins(), supabaseFirstLoad(), themeStyles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Every browser of this target knows modulepreload, or does without the hint.
    modulePreload: { polyfill: false },
    // tests/size holds the budget.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        // What every screen needs comes as one file, and what a list needs besides as another:
        // they compress better than their eighty parts, and a browser asks twice.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            {
              debugName: 'list',
              name: (id, modules) => {
                partsOfList ??= importedBy(list, modules);
                // Of data's modules a list needs a part that only the bundler knows.
                return partsOfList.has(id) && !id.includes('/packages/data/') ? 'list' : null;
              },
            },
          ],
        },
      },
    },
  },
});

/** A module with all that it imports, itself or by another. */
function importedBy(id: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found)
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  return found;
}
