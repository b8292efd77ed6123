import { ViewingBanner } from '@ninefold/ui/patterns/view-as';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { stopViewing } from './stop-viewing.ts';

/** Says who is viewed, and opens the current screen again as the person who is signed in. */
export function Viewing() {
  const { application } = useRouteContext({ from: '__root__' });
  const { history } = useRouter();
  if (application.viewing === undefined) return null;
  return <ViewingBanner who={application.viewing.who} onStop={() => stopViewing(history)} />;
}
