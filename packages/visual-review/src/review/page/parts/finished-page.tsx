import { EmptyState } from '@ninefold/ui/components/empty-state';
import type { Review } from '../model/use-review.ts';

/** Shows the result after the command has ended. */
export function FinishedPage({ review }: { readonly review: Review }) {
  const standings = review.data.report.changes.map((change) => review.standing(change));
  const count = (wanted: string): number => standings.filter((one) => one === wanted).length;
  const rejected = count('rejected');
  const undecided = count('undecided');
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState level={1} title="The review is saved">
        {count('accepted')} accepted, {rejected} rejected, {undecided} undecided.{' '}
        {rejected + undecided === 0
          ? 'Commit the accepted pictures with the code that changed them.'
          : 'The command fails until you fix what was rejected and decide the rest with visual-review review.'}
      </EmptyState>
    </main>
  );
}
