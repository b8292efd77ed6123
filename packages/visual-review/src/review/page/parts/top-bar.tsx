import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { Kbd } from '@ninefold/ui/components/kbd';
import { Progress } from '@ninefold/ui/components/progress';
import { Text } from '@ninefold/ui/components/text';
import { keyOf, type Review } from '../model/index.ts';
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
  const counts = countStandings(review);
  const progress = [
    `${counts.decided} of ${counts.all} decided`,
    ...(counts.rejected === 0 ? [] : [`${counts.rejected} rejected`]),
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
        tone={counts.rejected > 0 ? 'warning' : 'accent'}
        value={counts.decided}
        max={counts.all}
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

/** Counts all but changes that were set aside, which need no decision. */
function countStandings({
  data,
  standing,
}: Review): Readonly<Record<'all' | 'decided' | 'rejected', number>> {
  const standings = data.report.changes
    .map((change) => standing(change))
    .filter((one) => one !== 'set aside');
  return {
    all: standings.length,
    decided: standings.filter((one) => one !== 'undecided').length,
    rejected: standings.filter((one) => one === 'rejected').length,
  };
}
