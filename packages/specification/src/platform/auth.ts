import { codeTable } from './entry.ts';

/**
 * Supabase Auth's codes (its `internal/api/apierrors/errorcode.go`, and older
 * ones that clients know).
 */
export const authCodes = codeTable({
  credentials: {
    invalid_credentials: 'E-mail or password is wrong.',
    'user_not_found invite_not_found': 'There is no such account.',
    'email_not_confirmed provider_email_needs_verification': [
      'This e-mail address is not confirmed yet. Open the link in the message sent to it.',
      { reaction: 'none' },
    ],
    phone_not_confirmed: ['This phone number is not confirmed yet.', { reaction: 'none' }],
    'otp_expired reauthentication_not_valid reauth_nonce_missing mfa_verification_failed':
      'This code is wrong or no longer valid. Ask for a new one.',
    [`mfa_challenge_expired webauthn_challenge_expired webauthn_challenge_not_found
    webauthn_verification_failed webauthn_credential_not_found mfa_ip_address_mismatch`]:
      'This took too long or did not match. Start again.',
    'current_password_invalid current_password_required': 'Enter your current password.',
    captcha_failed: 'The CAPTCHA check failed. Try again.',
  },
  'signed out': {
    'reauthentication_needed insufficient_aal': 'Confirm that it is you: sign in again.',
    'session_not_found session_expired refresh_token_not_found refresh_token_already_used':
      'Your session has ended. Sign in again.',
    'bad_jwt no_authorization': '',
    [`flow_state_not_found flow_state_expired flow_state_already_used bad_code_verifier
    bad_oauth_state bad_oauth_callback oauth_client_state_not_found oauth_client_state_expired
    oauth_invalid_state saml_relay_state_not_found saml_relay_state_expired`]:
      'This sign-in was started too long ago or used already. Start it again.',
  },
  denied: {
    not_admin: '',
    user_banned: 'This account is blocked.',
    mfa_verification_rejected: 'The second step was refused.',
    email_address_not_authorized: 'No message can be sent to this e-mail address.',
    signup_disabled:
      'New accounts can’t be created here. Ask the person who manages the application.',
    [`email_provider_disabled phone_provider_disabled provider_disabled sso_provider_disabled
    saml_provider_disabled anonymous_provider_disabled web3_provider_disabled otp_disabled
    oauth_provider_not_supported passkey_disabled feature_disabled manual_linking_disabled
    mfa_phone_enroll_not_enabled mfa_phone_verify_not_enabled mfa_totp_enroll_not_enabled
    mfa_totp_verify_not_enabled mfa_webauthn_enroll_not_enabled mfa_webauthn_verify_not_enabled
    mfa_recovery_codes_enroll_not_enabled mfa_recovery_codes_verify_not_enabled
    oauth_dynamic_client_registration_disabled web3_unsupported_chain`]:
      'This way of signing in is turned off here.',
    [`single_identity_not_deletable email_conflict_identity_not_deletable
    mfa_recovery_codes_sole_factor user_sso_managed`]: 'This can’t be edited or deleted here.',
  },
  unique: {
    'email_exists user_already_exists': 'An account with this e-mail address already exists.',
    phone_exists: 'An account with this phone number already exists.',
    'identity_already_exists webauthn_credential_exists mfa_verified_factor_exists':
      'This is already linked to an account.',
    mfa_factor_name_conflict: 'You already use this name.',
    'saml_idp_already_exists sso_domain_already_exists': '',
  },
  invalid: {
    weak_password: 'This password is too weak. Choose a longer one.',
    same_password: 'The new password must be different from the old one.',
    email_address_invalid: 'This e-mail address cannot be used.',
    validation_failed: 'Something entered is not valid.',
  },
  required: { email_address_not_provided: 'An e-mail address is needed.' },
  limit: {
    over_request_rate_limit: 'Too many attempts. Wait a few minutes and try again.',
    over_email_send_rate_limit:
      'Too many messages were sent. Wait a while before asking for another.',
    over_sms_send_rate_limit:
      'Too many text messages were sent. Wait a while before asking for another.',
    mfa_recovery_codes_locked: 'Too many wrong codes. Wait a while and try again.',
    'too_many_enrolled_mfa_factors too_many_passkeys over_custom_provider_quota': [
      'The maximum number is reached. Remove one first.',
      { reaction: 'none' },
    ],
    'request_entity_too_large hook_payload_over_size_limit': [
      'This is too large.',
      { reaction: 'correct' },
    ],
  },
  'not found': {
    [`identity_not_found mfa_factor_not_found sso_provider_not_found saml_idp_not_found
    custom_provider_not_found oauth_client_not_found oauth_authorization_not_found
    oauth_consent_not_found`]: '',
  },
  conflict: { conflict: '' },
  timeout: { 'request_timeout hook_timeout hook_timeout_after_retry': '' },
  unavailable: { sms_send_failed: 'The text message couldn’t be sent. Try again.' },
  misconfigured: {
    [`bad_json unexpected_audience saml_assertion_no_user_id saml_assertion_no_email
    saml_metadata_fetch_failed saml_entity_id_mismatch hook_payload_invalid_content_type`]: '',
  },
  unknown: { 'unexpected_failure unknown': '' },
});

/** Why a password is weak (`reasons` of a weak-password error), in words. */
export const weakPasswordReasons: Readonly<Record<string, string>> = {
  length: 'it is too short',
  characters: 'it needs other characters too, such as digits, capitals or symbols',
  pwned: 'it appeared in a data breach',
};
