import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { Kbd } from '@ninefold/ui/components/kbd';
import { Progress } from '@ninefold/ui/components/progress';
import { Text } from '@ninefold/ui/components/text';
import { keyOf } from '../model/index.ts';
import { useReviewContext } from './review-context.ts';

/** Shows the progress of the review. */
export function TopBar({
  onShowList,
  onFinish,
}: {
  readonly onShowList: () => void;
  readonly onFinish: () => void;
}) {
  const { client, review, perform, isListShown } = useReviewContext();
  const rejected = review.count('rejected');
  const decided = rejected + review.count('accepted');
  // Changes that were set aside need no decision.
  const all = decided + review.count('undecided');
  const progress = [
    `${decided} of ${all} decided`,
    ...(rejected === 0 ? [] : [`${rejected} rejected`]),
    ...(review.pending === 0 ? [] : ['saving…']),
  ].join(', ');
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-panel px-4 py-2">
      <Heading level={1} size="large">
        Visual review
      </Heading>
      <Progress
        className="w-full max-w-64 min-w-40 flex-1"
        label="Decided"
        labelHidden
        size="small"
        tone={rejected > 0 ? 'warning' : 'accent'}
        value={decided}
        max={all}
        valueText={progress}
      />
      <Text as="span" size="small" tone="muted" tabular aria-hidden="true">
        {progress}
      </Text>
      <div className="ms-auto flex flex-wrap gap-2">
        <Button className="lg:hidden" size="small" aria-expanded={isListShown} onClick={onShowList}>
          {isListShown ? 'Hide the list' : 'Show the list'}
        </Button>
        <Button size="small" end={<Kbd>{keyOf('help')}</Kbd>} onClick={perform.help}>
          Keys and help
        </Button>
        {client.send !== undefined && (
          <Button size="small" onClick={onFinish}>
            Finish
          </Button>
        )}
      </div>
    </header>
  );
}
