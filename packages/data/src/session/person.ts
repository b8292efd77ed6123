import type { User } from '@supabase/supabase-js';

export interface Person {
  readonly id: string;
  /** '' for a person without one. */
  readonly email: string;
  /** `app_metadata.role`: a role of the product's own, where the team sets one. */
  readonly role?: string;
  /** The database role that requests run as: `authenticated`. */
  readonly databaseRole: string;
}

/** `app_metadata`, unlike `user_metadata`, cannot be changed by the person. */
export function personOf(user: User): Person {
  const role: unknown = user.app_metadata['role'];
  return {
    id: user.id,
    email: user.email ?? '',
    ...(typeof role === 'string' && role !== '' && { role }),
    databaseRole: user.role ?? 'authenticated',
  };
}
