import { EmptyState } from '@ninefold/ui/components/empty-state';
import { ErrorState } from '@ninefold/ui/components/error-state';
import { Spinner } from '@ninefold/ui/components/spinner';
import { type ReviewClient, useLoaded } from '../model/index.ts';
import { CentredPage } from './finished-page.tsx';
import { ReviewPage } from './review-page.tsx';

/** Loads the review. */
export function OpenReview({ client }: { readonly client: ReviewClient }) {
  const loaded = useLoaded('review', client.load);
  if (loaded.kind === 'loaded' && loaded.value.report.changes.length > 0) {
    return <ReviewPage client={client} loaded={loaded.value} />;
  }
  return (
    <CentredPage>
      {loaded.kind === 'loading' && <Spinner label="Loading the review" />}
      {loaded.kind === 'failed' && (
        <ErrorState level={1} title="The review couldn’t be loaded">
          {loaded.message}
        </ErrorState>
      )}
      {loaded.kind === 'loaded' && (
        <EmptyState level={1} title="Nothing has changed">
          All {loaded.value.report.taken} pictures are as accepted.
        </EmptyState>
      )}
    </CentredPage>
  );
}
