import { EmptyState } from '@ninefold/ui/components/empty-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { Spinner } from '@ninefold/ui/components/spinner';
import type { ReviewClient } from '../model/client.ts';
import { useLoaded } from '../model/use-loaded.ts';
import { ReviewPage } from './review-page.tsx';

/** Loads the review. */
export function OpenReview({ client }: { readonly client: ReviewClient }) {
  const loaded = useLoaded('review', client.load);
  if (loaded.kind === 'loading') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner label="Loading the review" />
      </main>
    );
  }
  if (loaded.kind === 'failed') {
    return (
      <main className="grid min-h-dvh place-items-center">
        <ErrorState level={1} title="The review couldn’t be loaded">
          {loaded.message}
        </ErrorState>
      </main>
    );
  }
  if (loaded.value.report.changes.length === 0) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState level={1} title="Nothing has changed">
          All {loaded.value.report.taken} pictures are as accepted.
        </EmptyState>
      </main>
    );
  }
  return <ReviewPage client={client} loaded={loaded.value} />;
}
