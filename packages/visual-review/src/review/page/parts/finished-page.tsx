import { EmptyState } from '@ninefold/ui/components/empty-state';
import type { Review } from '../model/use-review.ts';

/** The command has ended: what it says there is said here. */
export function FinishedPage({ review }: { readonly review: Review }) {
  const standings = review.data.report.changes.map((change) => review.standing(change));
  const count = (wanted: string): number => standings.filter((one) => one === wanted).length;
  const rejected = count('rejected');
  const undecided = count('undecided');
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState level={1} title="The review is kept">
        {count('accepted')} accepted, {rejected} rejected, {undecided} undecided.{' '}
        {rejected + undecided === 0
          ? 'Commit the accepted pictures together with what changed them.'
          : 'The command failed for that: mend what was rejected, or go on with pnpm visual:review.'}
      </EmptyState>
    </main>
  );
}
