import { absent } from './absent-part.ts';

/** Stands for auth-js's passkeys and security keys, which no screen offers. */
export class WebAuthnApi {
  register(): never {
    return webauthn();
  }

  authenticate(): never {
    return webauthn();
  }
}

export const webAuthnAbortService = { createNewAbortSignal: (): never => webauthn() };

/** auth-js asks before it does anything else. */
export function browserSupportsWebAuthn(): boolean {
  return false;
}

const webauthn = (): never => absent('auth (WebAuthn)');

export {
  webauthn as createCredential,
  webauthn as deserializeCredentialCreationOptions,
  webauthn as deserializeCredentialRequestOptions,
  webauthn as getCredential,
  webauthn as serializeCredentialCreationResponse,
  webauthn as serializeCredentialRequestResponse,
};
