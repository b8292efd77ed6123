import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const webAuthn = fileURLToPath(new URL('webauthn.ts', import.meta.url));

/**
 * Leaves auth-js's passkeys and security keys out of a built application: no screen offers them, and
 * its client's constructor uses them, so that no bundler can drop them. They weigh 2.7 kB gzipped of
 * the client's 28. A name that a later auth-js imports from them besides ends the build.
 */
export function withoutWebAuthn(): Plugin {
  return {
    name: 'ninefold:without-webauthn',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isAuth = importer.replaceAll('\\', '/').includes('/@supabase/auth-js/');
      return isAuth && source === './lib/webauthn' ? webAuthn : null;
    },
  };
}
