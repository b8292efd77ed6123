import { nameIn, type Person } from '@ninefold/data/session';

/** Whom the page is viewed as. The database enforces it: see `viewAsSql`. */
export interface Viewing {
  /** The project's address. */
  readonly project: string;
  /** The ID of the person who is signed in. */
  readonly by: string;
  /** `anon`, `role:CLAIM=VALUE`, or a person's ID. */
  readonly as: string;
  /** What people call them, in full: "Timo Brandt (timo@example.com)". */
  readonly who: string;
  /** The schema of the function that says whom the database takes the person for. */
  readonly schema: string;
  /** The claims that the database reads, as of when viewing began. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A tab's own: it outlives a reload, and no other tab knows it. */
const storageKey = 'ninefold.view-as';

/** Returns whom this tab views a project as. */
export function readViewing(project: string | null): Viewing | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Viewing | null;
    return kept !== null && kept.project === project ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Views as somebody else from the next page on. Throws where the browser refuses storage. */
export function storeViewing(viewing: Viewing): void {
  sessionStorage.setItem(storageKey, JSON.stringify(viewing));
}

/** Views as nobody else from the next page on. */
export function endViewing(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}

/** Of a role that is viewed as nobody in particular: no record is theirs. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Returns the person viewed; undefined for a visitor. */
export function viewedPerson({ as, who, claims }: Viewing): Person | undefined {
  if (as === 'anon') return undefined;
  const { sub, email, role, user_metadata: metadata = {} } = claims;
  const isRole = text(sub) === '';
  const name = isRole ? who : nameIn(metadata as Readonly<Record<string, unknown>>);
  const ofProduct = (claims['app_metadata'] as { readonly role?: unknown } | undefined)?.role;
  return {
    id: text(sub) || nobody,
    email: text(email),
    ...(name !== undefined && { name }),
    ...(text(ofProduct) !== '' && { role: text(ofProduct) }),
    databaseRole: text(role) || 'authenticated',
    claims,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
