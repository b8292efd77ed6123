import { each, type CodeTable } from './entry.ts';

const codeWrong = 'This code is wrong or no longer valid. Ask for a new one.';
const linkOver = 'This sign-in was started too long ago or used already. Start it again.';
const turnedOff = 'This way of signing in is turned off here.';

/**
 * Supabase Auth's codes (its `internal/api/apierrors/errorcode.go`, and older
 * ones that clients know).
 */
export const authCodes: CodeTable = {
  invalid_credentials: { kind: 'credentials', message: 'E-mail or password is wrong.' },
  ...each('user_not_found invite_not_found', {
    kind: 'credentials',
    message: 'There is no such account.',
  }),
  ...each('email_not_confirmed provider_email_needs_verification', {
    kind: 'credentials',
    message: 'This e-mail address is not confirmed yet. Open the link in the message sent to it.',
    reaction: 'none',
  }),
  phone_not_confirmed: {
    kind: 'credentials',
    message: 'This phone number is not confirmed yet.',
    reaction: 'none',
  },
  user_banned: { kind: 'denied', message: 'This account is blocked.' },
  ...each('otp_expired reauthentication_not_valid reauth_nonce_missing mfa_verification_failed', {
    kind: 'credentials',
    message: codeWrong,
  }),
  ...each(
    `mfa_challenge_expired webauthn_challenge_expired webauthn_challenge_not_found
    webauthn_verification_failed webauthn_credential_not_found mfa_ip_address_mismatch`,
    { kind: 'credentials', message: 'This took too long or did not match. Start again.' },
  ),
  mfa_verification_rejected: { kind: 'denied', message: 'The second step was refused.' },
  ...each('current_password_invalid current_password_required', {
    kind: 'credentials',
    message: 'Enter your current password.',
  }),
  ...each('reauthentication_needed insufficient_aal', {
    kind: 'signed out',
    message: 'Confirm that it is you: sign in again.',
  }),
  ...each('session_not_found session_expired refresh_token_not_found refresh_token_already_used', {
    kind: 'signed out',
    message: 'Your session has ended. Sign in again.',
  }),
  ...each('bad_jwt no_authorization', { kind: 'signed out' }),
  not_admin: { kind: 'denied' },
  ...each(
    `flow_state_not_found flow_state_expired flow_state_already_used bad_code_verifier
    bad_oauth_state bad_oauth_callback oauth_client_state_not_found oauth_client_state_expired
    oauth_invalid_state saml_relay_state_not_found saml_relay_state_expired`,
    { kind: 'signed out', message: linkOver },
  ),
  captcha_failed: { kind: 'credentials', message: 'The CAPTCHA check failed. Try again.' },

  ...each('email_exists user_already_exists', {
    kind: 'unique',
    message: 'An account with this e-mail address already exists.',
  }),
  phone_exists: {
    kind: 'unique',
    message: 'An account with this phone number already exists.',
  },
  ...each('identity_already_exists webauthn_credential_exists mfa_verified_factor_exists', {
    kind: 'unique',
    message: 'This is already linked to an account.',
  }),
  mfa_factor_name_conflict: { kind: 'unique', message: 'You already use this name.' },
  ...each('saml_idp_already_exists sso_domain_already_exists', { kind: 'unique' }),

  weak_password: { kind: 'invalid', message: 'This password is too weak. Choose a longer one.' },
  same_password: {
    kind: 'invalid',
    message: 'The new password must be different from the old one.',
  },
  email_address_invalid: { kind: 'invalid', message: 'This e-mail address cannot be used.' },
  email_address_not_provided: { kind: 'required', message: 'An e-mail address is needed.' },
  validation_failed: { kind: 'invalid', message: 'Something entered is not valid.' },
  email_address_not_authorized: {
    kind: 'denied',
    message: 'No message can be sent to this e-mail address.',
  },

  ...each('over_request_rate_limit', {
    kind: 'limit',
    message: 'Too many attempts. Wait a few minutes and try again.',
  }),
  over_email_send_rate_limit: {
    kind: 'limit',
    message: 'Too many messages were sent. Wait a while before asking for another.',
  },
  over_sms_send_rate_limit: {
    kind: 'limit',
    message: 'Too many text messages were sent. Wait a while before asking for another.',
  },
  mfa_recovery_codes_locked: {
    kind: 'limit',
    message: 'Too many wrong codes. Wait a while and try again.',
  },
  ...each('too_many_enrolled_mfa_factors too_many_passkeys over_custom_provider_quota', {
    kind: 'limit',
    message: 'The maximum number is reached. Remove one first.',
    reaction: 'none',
  }),
  ...each('request_entity_too_large hook_payload_over_size_limit', {
    kind: 'limit',
    message: 'This is too large.',
    reaction: 'correct',
  }),

  ...each('signup_disabled', {
    kind: 'denied',
    message: 'New accounts can’t be created here. Ask the person who manages the application.',
  }),
  ...each(
    `email_provider_disabled phone_provider_disabled provider_disabled sso_provider_disabled
    saml_provider_disabled anonymous_provider_disabled web3_provider_disabled otp_disabled
    oauth_provider_not_supported passkey_disabled feature_disabled manual_linking_disabled
    mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled mfa_totp_enroll_not_enabled
    mfa_totp_verify_not_enabled mfa_webauthn_enroll_not_enabled mfa_webauthn_verify_not_enabled
    mfa_recovery_codes_enroll_not_enabled mfa_recovery_codes_verify_not_enabled
    oauth_dynamic_client_registration_disabled web3_unsupported_chain`,
    { kind: 'denied', message: turnedOff },
  ),
  ...each(
    `single_identity_not_deletable email_conflict_identity_not_deletable
    mfa_recovery_codes_sole_factor user_sso_managed`,
    { kind: 'denied', message: 'This can’t be edited or deleted here.' },
  ),
  ...each(
    `identity_not_found mfa_factor_not_found sso_provider_not_found saml_idp_not_found
    custom_provider_not_found oauth_client_not_found oauth_authorization_not_found
    oauth_consent_not_found`,
    { kind: 'not found' },
  ),
  conflict: { kind: 'conflict' },
  ...each('request_timeout hook_timeout hook_timeout_after_retry', { kind: 'timeout' }),
  sms_send_failed: {
    kind: 'unavailable',
    message: 'The text message could not be sent. Try again.',
  },
  ...each(
    `bad_json unexpected_audience saml_assertion_no_user_id saml_assertion_no_email
    saml_metadata_fetch_failed saml_entity_id_mismatch hook_payload_invalid_content_type`,
    { kind: 'misconfigured' },
  ),
  ...each('unexpected_failure unknown', { kind: 'unknown' }),
};

/** Why a password is weak (`reasons` of a weak-password error), in words. */
export const weakPasswordReasons: Readonly<Record<string, string>> = {
  length: 'it is too short',
  characters: 'it needs other characters too, such as digits, capitals or symbols',
  pwned: 'it appeared in a data breach',
};
