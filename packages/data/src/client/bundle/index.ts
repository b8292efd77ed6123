import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves out of a built application what no page of it can use of auth-js: passkeys, security keys and
 * wallets, which no screen offers, and the administration of accounts, which needs a secret key. Its
 * client uses them all, so that no bundler can drop them. They weigh 5 kB gzipped of the client's 28. A
 * name that a later auth-js imports from them besides ends the build.
 */
export function withoutUnusedAuth(): Plugin {
  return {
    name: 'ninefold:without-unused-auth',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isAuth = importer.replaceAll('\\', '/').includes('/@supabase/auth-js/');
      return isAuth && Object.hasOwn(stubs, source)
        ? join(dirname(importer), source + suffix)
        : null;
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const name = Object.keys(stubs).find((source) => id.endsWith(join(source) + suffix));
      return name === undefined ? null : stubs[name];
    },
  };
}

/** The suffix of a stub's file name. A stub lies beside the module that it replaces. */
const suffix = '.ninefold-stub.js';

const stubs: Readonly<Record<string, string>> = {
  // auth-js checks for support before it does anything else.
  './lib/webauthn': `
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
`,
  './lib/web3/ethereum': `
const absent = () => {
  throw new Error('This build has no Web3 wallets (see @ninefold/data/client/bundle).');
};
export {
  absent as createSiweMessage,
  absent as fromHex,
  absent as getAddress,
  absent as toHex,
};
`,
  // The client signs out through it, with the person's own token.
  './GoTrueAdminApi': `
import { _request } from './lib/fetch';
import { resolveFetch } from './lib/helpers';
import { isAuthError } from './lib/errors';
export default class GoTrueAdminApi {
  constructor({ url, headers, fetch }) {
    this.url = url;
    this.headers = headers;
    this.fetch = resolveFetch(fetch);
  }
  async signOut(jwt, scope = 'global') {
    try {
      const options = { headers: this.headers, jwt, noResolveJson: true };
      await _request(this.fetch, 'POST', this.url + '/logout?scope=' + scope, options);
      return { data: null, error: null };
    } catch (error) {
      if (isAuthError(error)) return { data: null, error };
      throw error;
    }
  }
}
`,
};
