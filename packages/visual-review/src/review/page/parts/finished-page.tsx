import { EmptyState } from '@ninefold/ui/components/empty-state';
import { CentredPage } from './centred-page.tsx';
import { useReviewContext } from './review-context.ts';

/** Shows the result after the command has ended. */
export function FinishedPage() {
  const { review } = useReviewContext();
  const standings = review.data.report.changes.map((change) => review.standing(change));
  const count = (wanted: string): number => standings.filter((one) => one === wanted).length;
  const rejected = count('rejected');
  const undecided = count('undecided');
  return (
    <CentredPage>
      <EmptyState level={1} title="The review is saved">
        {count('accepted')} accepted, {rejected} rejected, {undecided} undecided.{' '}
        {rejected + undecided === 0
          ? 'Commit the accepted pictures with the code that changed them.'
          : 'The command fails until you fix what was rejected and decide the rest with visual-review review.'}
      </EmptyState>
    </CentredPage>
  );
}
