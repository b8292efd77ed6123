import { EmptyState } from '@ninefold/ui/components/empty-state';
import type { ReactNode } from 'react';
import type { Review } from '../model/index.ts';

export function CentredPage({ children }: { readonly children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center">{children}</main>;
}

/** Shows the result after the command has ended. */
export function FinishedPage({ review }: { readonly review: Review }) {
  const rejected = review.count('rejected');
  const undecided = review.count('undecided');
  return (
    <CentredPage>
      <EmptyState level={1} title="The review is saved">
        {review.count('accepted')} accepted, {rejected} rejected, {undecided} undecided.{' '}
        {rejected + undecided === 0
          ? 'Commit the accepted pictures with the code that changed them.'
          : 'The command fails until you fix what was rejected and decide the rest with visual-review review.'}
      </EmptyState>
    </CentredPage>
  );
}
