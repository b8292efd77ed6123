import type { Session, SupportedStorage } from '@supabase/auth-js';

/** auth-js renews a token that has less time left, in milliseconds, before anything is asked with it. */
const renewedBefore = 90_000;

/** The key in `localStorage` under which auth-js stores a project's session. */
export function sessionKeyOf(projectUrl: string): string {
  return `sb-${new URL(projectUrl).hostname.split('.')[0]}-auth-token`;
}

/**
 * Reads the session that auth-js has stored, without loading auth-js. Returns null for a visitor.
 * Undefined where only auth-js can tell: the session is to be renewed, or storage can't be read.
 */
export async function storedSession(
  projectUrl: string,
  storage: Pick<SupportedStorage, 'getItem'> | undefined = browserStorage(),
): Promise<Session | null | undefined> {
  try {
    if (storage === undefined) return undefined;
    const session = JSON.parse(
      (await storage.getItem(sessionKeyOf(projectUrl))) ?? 'null',
    ) as Session | null;
    if (session === null) return null;
    const isValid = Number(session.expires_at) * 1000 > Date.now() + renewedBefore;
    return isValid && typeof session.user.id === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}

/** Signs this device out without auth-js, which could not be loaded. */
export async function forgetSession(
  projectUrl: string,
  storage: Pick<SupportedStorage, 'removeItem'> | undefined = browserStorage(),
): Promise<void> {
  await storage?.removeItem(sessionKeyOf(projectUrl));
}

function browserStorage(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : localStorage;
}
