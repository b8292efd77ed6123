import { EmptyState } from '@ninefold/ui/components/empty-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { Spinner } from '@ninefold/ui/components/spinner';
import type { ReviewClient } from '../model/client.ts';
import { useLoaded } from '../model/use-loaded.ts';
import { ReviewPage } from './review-page.tsx';

/** The review, once it is loaded, or why it is not. */
export function OpenReview({ client }: { readonly client: ReviewClient }) {
  const loaded = useLoaded('review', client.load);
  if (loaded.kind === 'loading') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner label="The review is loading" />
      </main>
    );
  }
  if (loaded.kind === 'failed') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState level={1} title="There is no review to show">
          {loaded.message}
        </ErrorState>
      </main>
    );
  }
  if (loaded.value.report.changes.length === 0) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState level={1} title="Everything is as accepted">
          {loaded.value.report.taken} pictures were taken, and each is the accepted one.
        </EmptyState>
      </main>
    );
  }
  return <ReviewPage client={client} loaded={loaded.value} />;
}
