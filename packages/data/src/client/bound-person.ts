import type { Session } from '@supabase/auth-js';

/** Whom a client's requests are sent for: the person whose screens these are. */
export interface BoundPerson {
  /** The ID; '' for a visitor. Read with each request: a visitor may sign in. */
  readonly id: () => string;
  /** The database role that their token names. */
  readonly role?: () => string;
  /** The tenant whose screens these are, where the address names one. */
  readonly tenant?: string;
  /** Aborted once the screens are not theirs any more: reads are cancelled, and nothing is sent from then on. */
  readonly signal: AbortSignal;
  /** Whom the person views the application as: then all of their requests show what that person sees, and store nothing. */
  readonly viewing?: ViewedAs;
}

/** Whose the answers are that a client gets. Nothing that is kept of them is for anyone else. */
export interface DataIdentity {
  /** The project's address. */
  readonly project: string;
  /** The ID, and whom they view the application as; '' for a visitor. */
  readonly person: string;
  readonly role?: string;
  readonly tenant?: string;
}

/** @param person Undefined for a client that is not bound: it sends in the name of anyone who is signed in. */
export function dataIdentity(project: string, person: BoundPerson | undefined): DataIdentity {
  if (person === undefined) return { project, person: '' };
  const { id, role, tenant, viewing } = person;
  return {
    project,
    person: viewing === undefined ? id() : `${viewing.as} viewed by ${id()}`,
    ...(role !== undefined && { role: role() }),
    ...(tenant !== undefined && { tenant }),
  };
}

export interface ViewedAs {
  /** `anon`, `role:CLAIM=VALUE`, or a person's ID. */
  readonly as: string;
  /** The schema of the function that says whom the database takes the person for. */
  readonly schema: string;
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

type NotSentName =
  | 'SessionEndedError'
  | 'OtherPersonError'
  | 'NotViewingError'
  | 'NotWhileViewingError'
  | 'NotTriedError'
  | 'NotReachedError'
  | 'TriedError';

/** Thrown where nothing is stored, for a reason of the client's own. Its name is classified. */
export class NotSentError extends Error {
  override readonly name: string;
  /** By this code supabase-js recognizes that it should not repeat a read. */
  readonly code = 'ABORT_ERR';

  constructor(name: NotSentName, detail: string = name) {
    super(detail);
    this.name = name;
  }
}
