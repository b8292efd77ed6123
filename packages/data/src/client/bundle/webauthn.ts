/** Replaces auth-js's passkeys and security keys. */
export class WebAuthnApi {
  register(): never {
    return absent();
  }

  authenticate(): never {
    return absent();
  }
}

export const webAuthnAbortService = { createNewAbortSignal: (): never => absent() };

/** auth-js checks this before it does anything else. */
export function browserSupportsWebAuthn(): boolean {
  return false;
}

const absent = (): never => {
  throw new Error('This build has no WebAuthn (see @ninefold/data/client/bundle).');
};

export {
  absent as createCredential,
  absent as deserializeCredentialCreationOptions,
  absent as deserializeCredentialRequestOptions,
  absent as getCredential,
  absent as serializeCredentialCreationResponse,
  absent as serializeCredentialRequestResponse,
};
