import { useRouter } from '@tanstack/react-router';
import { deleteDrafts } from './use-draft.ts';
import { useScreen } from './use-screen.ts';

/** Signs out, forgets what was read for that person, and leads to the sign-in screen. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  const { application } = useScreen();
  return async () => {
    await application.database?.session.signOut();
    await router.navigate({ to: '/sign-in' });
    deleteDrafts();
    // Not before the screens are left: they would ask for all of it again, as nobody.
    application.queries.clear();
    await router.invalidate();
  };
}
