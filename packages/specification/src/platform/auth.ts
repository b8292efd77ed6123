import { authMessages, weakPasswordMessages } from './auth-messages.ts';
import { codeTable } from './entry.ts';

/**
 * Supabase Auth's codes (its `internal/api/apierrors/errorcode.go`, and older
 * ones that clients know).
 */
export const authCodes = codeTable(authMessages, {
  credentials: {
    invalid_credentials: 'credentials',
    'user_not_found invite_not_found': 'noAccount',
    'email_not_confirmed provider_email_needs_verification': [
      'emailNotConfirmed',
      { reaction: 'none' },
    ],
    phone_not_confirmed: ['phoneNotConfirmed', { reaction: 'none' }],
    'otp_expired reauthentication_not_valid reauth_nonce_missing mfa_verification_failed': 'code',
    [`mfa_challenge_expired webauthn_challenge_expired webauthn_challenge_not_found
    webauthn_verification_failed webauthn_credential_not_found mfa_ip_address_mismatch`]:
      'challenge',
    'current_password_invalid current_password_required': 'currentPassword',
    captcha_failed: 'captcha',
  },
  'signed out': {
    'reauthentication_needed insufficient_aal': 'confirm',
    'session_not_found session_expired refresh_token_not_found refresh_token_already_used':
      'sessionEnded',
    'bad_jwt no_authorization': '',
    [`flow_state_not_found flow_state_expired flow_state_already_used bad_code_verifier
    bad_oauth_state bad_oauth_callback oauth_client_state_not_found oauth_client_state_expired
    oauth_invalid_state saml_relay_state_not_found saml_relay_state_expired`]: 'signInExpired',
  },
  denied: {
    not_admin: '',
    user_banned: 'blocked',
    mfa_verification_rejected: 'secondStep',
    email_address_not_authorized: 'emailNotAllowed',
    signup_disabled: 'signUpOff',
    [`email_provider_disabled phone_provider_disabled provider_disabled sso_provider_disabled
    saml_provider_disabled anonymous_provider_disabled web3_provider_disabled otp_disabled
    oauth_provider_not_supported passkey_disabled feature_disabled manual_linking_disabled
    mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled mfa_totp_enroll_not_enabled
    mfa_totp_verify_not_enabled mfa_webauthn_enroll_not_enabled mfa_webauthn_verify_not_enabled
    mfa_recovery_codes_enroll_not_enabled mfa_recovery_codes_verify_not_enabled
    oauth_dynamic_client_registration_disabled web3_unsupported_chain`]: 'signInOff',
    [`single_identity_not_deletable email_conflict_identity_not_deletable
    mfa_recovery_codes_sole_factor user_sso_managed`]: 'fixed',
  },
  unique: {
    'email_exists user_already_exists': 'emailExists',
    phone_exists: 'phoneExists',
    'identity_already_exists webauthn_credential_exists mfa_verified_factor_exists': 'linked',
    mfa_factor_name_conflict: 'nameTaken',
    'saml_idp_already_exists sso_domain_already_exists': '',
  },
  invalid: {
    weak_password: 'weakPassword',
    same_password: 'samePassword',
    email_address_invalid: 'emailInvalid',
    validation_failed: 'invalid',
  },
  required: { email_address_not_provided: 'emailMissing' },
  limit: {
    over_request_rate_limit: 'tooManyAttempts',
    over_email_send_rate_limit: 'tooManyEmails',
    over_sms_send_rate_limit: 'tooManyTexts',
    mfa_recovery_codes_locked: 'tooManyCodes',
    'too_many_enrolled_mfa_factors too_many_passkeys over_custom_provider_quota': [
      'quota',
      { reaction: 'none' },
    ],
    'request_entity_too_large hook_payload_over_size_limit': ['tooLarge', { reaction: 'correct' }],
  },
  'not found': {
    [`identity_not_found mfa_factor_not_found sso_provider_not_found saml_idp_not_found
    custom_provider_not_found oauth_client_not_found oauth_authorization_not_found
    oauth_consent_not_found`]: '',
  },
  conflict: { conflict: '' },
  timeout: { 'request_timeout hook_timeout hook_timeout_after_retry': '' },
  unavailable: { sms_send_failed: 'textNotSent' },
  misconfigured: {
    [`bad_json unexpected_audience saml_assertion_no_user_id saml_assertion_no_email
    saml_metadata_fetch_failed saml_entity_id_mismatch hook_payload_invalid_content_type`]: '',
  },
  unknown: { 'unexpected_failure unknown': '' },
});

/** Says why a password is weak, by the `reasons` of Auth's error; undefined where none is known. */
export function weakPasswordMessage(reasons: readonly string[]): string | undefined {
  const [length, characters, pwned] = ['length', 'characters', 'pwned'].map((reason) =>
    reasons.includes(reason),
  );
  if (!length && !characters && !pwned) return undefined;
  return weakPasswordMessages.reasons({
    length: String(length),
    characters: String(characters),
    pwned: String(pwned),
  });
}
