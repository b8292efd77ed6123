import { withoutUnusedAuth } from '@ninefold/data/client/bundle';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
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
  const list = createRequire(join(application, 'package.json')).resolve('@ninefold/screens/list');
  return {
    root: application,
    plugins: [
      screensClasses(application),
      reactPlugins(),
      withoutUnusedAuth(),
      themeStyles(application),
      startingPage(application),
      productPage(application),
    ],
    resolve: {
      // React has had it since version 18; the package is for earlier ones.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    },
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
          // What every screen needs is one file, and what a list needs besides, the screen that most
          // sessions start with, is another: they compress better than their eighty parts, and a
          // browser asks twice.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: 1 },
              { name: 'list', test: (id) => id === list },
            ],
          },
        },
      },
    },
  };
}
