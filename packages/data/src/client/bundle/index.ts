import type { Plugin } from 'vite';

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
      return isAuth && source === './lib/webauthn' ? stub : null;
    },
    load: (id) => (id === stub ? stubCode : null),
  };
}

const stub = '\0ninefold:webauthn';

/** auth-js checks for support before it does anything else. */
const stubCode = `
const absent = () => {
  throw new Error('This build has no WebAuthn (see @ninefold/data/client/bundle).');
};
export class WebAuthnApi {
  register = absent;
  authenticate = absent;
}
export const browserSupportsWebAuthn = () => false;
export const webAuthnAbortService = { createNewAbortSignal: absent };
export {
  absent as createCredential,
  absent as deserializeCredentialCreationOptions,
  absent as deserializeCredentialRequestOptions,
  absent as getCredential,
  absent as serializeCredentialCreationResponse,
  absent as serializeCredentialRequestResponse,
};
`;
