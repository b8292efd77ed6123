import type { Session } from '@supabase/auth-js';

/** Whom a client's requests are sent for: the person whose screens these are. */
export interface BoundPerson {
  /** The ID; '' for a visitor. Read with each request: a visitor may sign in. */
  readonly id: () => string;
  /** Aborted once the screens are not theirs any more: reads are cancelled, and nothing is sent from then on. */
  readonly signal: AbortSignal;
}

/**
 * Returns the session if it is the person's. It is the one whose token is sent, so that no request leaves in another
 * name, however late the page notices that someone else has signed in.
 *
 * @throws {NotSentError} where it is not, or the screens are not theirs any more.
 */
export function sessionOf({ id, signal }: BoundPerson, session: Session | null): Session | null {
  if (!signal.aborted && (session?.user.id ?? '') === id()) return session;
  throw new NotSentError(session === null ? 'SessionEndedError' : 'OtherPersonError');
}

/** Thrown before a request is sent that would be in another name than its screen's. Its name is classified. */
class NotSentError extends Error {
  override readonly name: string;
  /** By this code supabase-js recognizes that it should not repeat a read. */
  readonly code = 'ABORT_ERR';

  constructor(name: 'SessionEndedError' | 'OtherPersonError') {
    super(name);
    this.name = name;
  }
}
