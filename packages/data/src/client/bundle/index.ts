import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Leaves out of a built application the parts of supabase-js that nothing uses
 * on the first load: realtime, storage and functions, which its client makes
 * in its constructor, so that no bundler can drop them. In their place stand
 * classes that say so when they are used. The client weighs 32 kB gzipped then,
 * and 56 with them.
 *
 * Only supabase-js's own imports are answered so: a screen that needs a part
 * imports it itself (`await import('@supabase/storage-js')`) and gets the real
 * one. A name that a later supabase-js asks for besides ends the build.
 */
export function supabaseFirstLoad(): Plugin {
  return {
    name: 'ninefold:supabase-first-load',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = parts.get(source);
      const asks = importer.replaceAll('\\', '/').includes('/@supabase/supabase-js/');
      return part !== undefined && asks ? part : null;
    },
  };
}

const parts = new Map(
  ['functions', 'realtime', 'storage'].map((part) => [
    `@supabase/${part}-js`,
    fileURLToPath(new URL(`absent-${part}.ts`, import.meta.url)),
  ]),
);
