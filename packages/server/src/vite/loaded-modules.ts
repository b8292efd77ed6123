import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The module by which Vite imports what the first file leaves out. */
const helper = '\0vite/preload-helper.js';

/**
 * Lets a built application load code again that couldn't be loaded while the connection was gone: Vite's own helper
 * leaves this to the browser, which keeps the failure until the page is loaded again.
 */
export function loadedModules(): Plugin {
  return {
    name: 'ninefold-loaded-modules',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the target supports modulepreload, or does without the hint.
          polyfill: false,
          // Vite names no files where a module needs only its own.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'html' || files.includes(file) ? files : [file, ...files],
        },
      },
    }),
    load(id) {
      if (id !== helper) return undefined;
      return readFileSync(join(import.meta.dirname, 'page', 'load-module.js'), 'utf8');
    },
  };
}
