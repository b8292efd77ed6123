import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Leaves out of a built application the parts of supabase-js that nothing uses
 * on the first load: realtime, storage and functions, which its client makes
 * in its constructor, so that no bundler can drop them, and of auth what no
 * browser may do. In their place stand
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
      const by = importer.replaceAll('\\', '/');
      if (by.includes('/@supabase/supabase-js/')) return parts.get(source) ?? null;
      if (by.includes('/@supabase/auth-js/')) return authParts.get(source) ?? null;
      return null;
    },
  };
}

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const parts = new Map(
  ['functions', 'realtime', 'storage'].map((part) => [
    `@supabase/${part}-js`,
    file(`absent-${part}.ts`),
  ]),
);

/** Parts of auth-js, by the paths by which its own modules ask for them. */
const authParts = new Map([
  ['./GoTrueAdminApi', file('absent-admin.ts')],
  ['./lib/web3/ethereum', file('absent-web3.ts')],
  ['./lib/webauthn', file('absent-webauthn.ts')],
]);
