import { supabaseFirstLoad } from '@ninefold/data/client/bundle';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Rolldown, UserConfig } from 'vite';
import { productPage } from './product-page.ts';
import { reactPlugins } from './react-plugins.ts';
import { screensClasses } from './screens-classes.ts';
import { startingPage } from './starting-page.ts';
import { themeStyles } from './theme-styles.ts';

/**
 * Returns the Vite configuration of an application.
 *
 * @param application Its folder, which holds `index.html`, `specification.ts` and `theme.ts`.
 */
export function applicationConfig(application: string): UserConfig {
  return {
    root: application,
    plugins: [
      screensClasses(application),
      reactPlugins(),
      supabaseFirstLoad(),
      themeStyles(application),
      startingPage(application),
      productPage(application),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      // Every browser of this target supports modulepreload, or does without the hint.
      modulePreload: { polyfill: false },
      // tests/size holds the budget.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // What every screen needs is one file, and what a list needs besides is another: they
          // compress better than their eighty parts, and a browser asks twice.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              { debugName: 'list', name: listChunk(application) },
            ],
          },
        },
      },
    },
  };
}

/** Names the chunk of the screen that most sessions start with. */
function listChunk(application: string) {
  const list = createRequire(join(application, 'package.json')).resolve('@ninefold/screens/list');
  let partsOfList: ReadonlySet<string> | undefined;
  return (id: string, modules: Rolldown.ChunkingContext): string | null => {
    partsOfList ??= importsOf(list, modules);
    // A list needs a part of the data packages' modules that only the bundler knows.
    const isData = /\/(?:packages|@ninefold)\/(?:data|rules|specification|values)\//.test(id);
    return partsOfList.has(id) && !isData ? 'list' : null;
  };
}

/** Returns a module with all that it imports, directly or through others. */
function importsOf(id: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([id]);
  for (const each of found)
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) found.add(imported);
  return found;
}
