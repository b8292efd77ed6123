/**
 * Patterns for the variables that name a project, as both Caddy and `grep -E` understand them. They accept less than
 * `readProjectAddress` and `isSecretKey` of the data package do, never more: a test compares them.
 */

/** Groups: the "s" of https, the host with its port. */
export const addressPattern = '^http(s?)://([A-Za-z0-9._:-]+)(/[A-Za-z0-9._~/-]*)?$';

/** A key is a token of the role `anon` if the base64 of its claims contains one of these. */
const anonymousClaim = ['"role":"anon"', '"role": "anon"'].flatMap((claim) =>
  [0, 1, 2].map((before) => encodedWithin(claim, before)),
);

/** `sb_publishable_…`, or the older token of the role `anon`. */
export const publishableKeyPattern = `^(sb_publishable_[A-Za-z0-9_-]+|[A-Za-z0-9_-]+[.][A-Za-z0-9_-]*(${anonymousClaim.join('|')})[A-Za-z0-9_-]*[.][A-Za-z0-9_-]+)$`;

/** The digits of base64 that a text always has at one of the three places where it can start. */
function encodedWithin(text: string, before: number): string {
  const digits = Buffer.from(' '.repeat(before) + text).toString('base64url');
  // The first and the last digit may also hold bits of what is around the text.
  return digits.slice(Math.ceil((before * 8) / 6), Math.floor(((before + text.length) * 8) / 6));
}

/** A script that runs the command in its arguments, unless a variable is missing or wrong. */
export const environmentCheck = `#!/bin/sh
# Checks the variables that name the project, and then runs the command that follows:
#   sh check-environment.sh caddy run --config Caddyfile
stop() {
  echo "$1" >&2
  exit 1
}
matches() {
  printf '%s' "$1" | grep -Eq "$2"
}
[ -n "\${SUPABASE_URL:-}" ] ||
  stop 'SUPABASE_URL is not set. Set it to the address of your Supabase project, as browsers reach it: https://….supabase.co.'
[ -n "\${SUPABASE_PUBLISHABLE_KEY:-}" ] ||
  stop 'SUPABASE_PUBLISHABLE_KEY is not set. Set it to the publishable key of your project: sb_publishable_….'
matches "$SUPABASE_URL" '${addressPattern}' ||
  stop 'SUPABASE_URL is not the address of a project, such as https://….supabase.co, without a password.'
matches "$SUPABASE_PUBLISHABLE_KEY" '${publishableKeyPattern}' ||
  stop 'SUPABASE_PUBLISHABLE_KEY is not a publishable key (sb_publishable_…) or the older anon key. A secret key must never be set here: it would be sent to every browser, and it bypasses all policies. If it is one, replace it.'
exec "$@"
`;
