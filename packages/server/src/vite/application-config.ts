import { withoutUnusedAuth } from '@ninefold/data/client/bundle';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { UserConfig } from 'vite';
import { fontLicenses, licensesFile } from './licenses.ts';
import { loadedModules } from './loaded-modules.ts';
import { moduleSizes } from './module-sizes.ts';
import { productPage } from './product-page.ts';
import { screenPlugins } from './screen-plugins.ts';
import { serviceWorker } from './service-worker.ts';
import { startingPage } from './starting-page.ts';

/**
 * Returns the Vite configuration of an application.
 *
 * @param application Its folder, which holds `index.html`, `specification.ts` and `theme.ts`.
 */
export function applicationConfig(application: string): UserConfig {
  const list = createRequire(join(application, 'package.json')).resolve('@ninefold/screens/list');
  const screens = dirname(dirname(list));
  return {
    root: application,
    plugins: [
      screenPlugins(application),
      withoutUnusedAuth(),
      startingPage(application),
      productPage(application),
      moduleSizes(),
      loadedModules(),
      fontLicenses(),
      serviceWorker(),
    ],
    resolve: {
      // React has had it since version 18; the package is for earlier ones.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      manifest: true,
      license: { fileName: licensesFile },
      target: 'es2022',
      // Small font files of other scripts would be part of every stylesheet.
      assetsInlineLimit: 0,
      // The browsers that Tailwind CSS requires. For older ones, every colour would be written twice.
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      // tests/size holds the budget.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // What every screen needs is one file, and what each of the screens in `filesOfScreens` needs
          // besides is another. They compress better than their many parts, and a browser asks once
          // for each.
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'], priority: filesOfScreens.length + 1 },
              ...filesOfScreens.map(([name, ...modules], index) => ({
                name,
                priority: filesOfScreens.length - index,
                test: (id: string) => modules.includes(moduleIn(screens, id)),
              })),
            ],
          },
        },
      },
    },
  };
}

/**
 * The files that hold what every screen with a declaration needs, and the screens which most sessions
 * open, each with its modules in the screens' package. What several of them need is in the first of these.
 */
const filesOfScreens: readonly (readonly [file: string, ...modules: string[]])[] = [
  ['declaration', 'screen-context/queries/apply-declaration', 'overrides/declared-place'],
  [
    'list',
    'list/list-screen',
    'list/prefetch-list',
    'record/row-marks/row-marks',
    'record/detail/prefetch-record',
  ],
  ['sign-in', 'frame/sign-in/sign-in-screen'],
  ['home', 'home/home-screen'],
  ['record', 'form/edit-values/record-screen'],
  ['form', 'form/create-screen', 'form/edit-screen'],
];

/** A file's path in a folder, with slashes and without its extension. */
function moduleIn(folder: string, file: string): string {
  return relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.\w+$/, '');
}
