import type { Session as AuthSession } from '@supabase/auth-js';

export interface Person {
  readonly id: string;
  /** '' for a person without one. */
  readonly email: string;
  /** `user_metadata.full_name` or `.name`: what the person calls themselves, and may change. */
  readonly name?: string;
  /** `app_metadata.role`: a role of the product's own, where the team sets one. */
  readonly role?: string;
  /** The database role that requests run as: `authenticated`. */
  readonly databaseRole: string;
  /** All claims of the access token; left out where they can't be read. Only the database verifies them. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

export function personOf({ user, access_token }: AuthSession): Person {
  const claims = claimsOf(access_token);
  // `app_metadata`, unlike `user_metadata`, cannot be changed by the person.
  const role: unknown = user.app_metadata['role'];
  const name = nameIn(user.user_metadata);
  return {
    id: user.id,
    email: user.email ?? '',
    ...(name !== undefined && { name }),
    ...(typeof role === 'string' && role !== '' && { role }),
    databaseRole: user.role ?? 'authenticated',
    ...(claims !== undefined && { claims }),
  };
}

/** Returns what a person calls themselves, by their `user_metadata`. */
export function nameIn(metadata: Readonly<Record<string, unknown>>): string | undefined {
  const name = metadata['full_name'] ?? metadata['name'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function claimsOf(token: string): Person['claims'] {
  const [, payload = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes)) as NonNullable<Person['claims']>;
  } catch {
    return undefined;
  }
}
