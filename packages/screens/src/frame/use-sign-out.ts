import { useRouter } from '@tanstack/react-router';
import { useScreen } from '../screen-context/index.ts';

/** Signs out, clears the data that was read for that person, and goes to the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const { application, person } = useScreen();
  return async () => {
    await application.database?.session.signOut();
    await router.navigate({ to: '/sign-in' });
    clearStorage(`ninefold.edits.${person?.id} `);
    // Only after the screens are left: they would read everything again, as a visitor.
    application.queries.clear();
    await router.invalidate();
  };
}

/** Deletes what the browser keeps of a person: the addresses they visited, their drafts, and edits of lists. */
function clearStorage(edits: string): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(edits)) localStorage.removeItem(key);
    }
  } catch {
    // Where the browser refuses storage, nothing was kept.
  }
}
