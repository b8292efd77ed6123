import type { Caller } from './authorize.ts';
import { literal } from './literals/index.ts';

/** Writes the statement that gives a transaction the caller's role and claims, and other settings. */
export function callerSettings(
  { claims, role }: Caller,
  others: Readonly<Record<string, string>> = {},
): string {
  const settings = {
    ...others,
    'request.jwt.claims': JSON.stringify(claims),
    // `auth.uid()` and similar functions read these.
    'request.jwt.claim.sub': claimText(claims['sub']),
    'request.jwt.claim.role': role,
    'request.jwt.claim.email': claimText(claims['email']),
    role,
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${literal(name)}, ${literal(value)}, true)`,
  );
  return `select ${calls.join(', ')}`;
}

function claimText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
