import { Button } from '@ninefold/ui/components/button';
import { Heading } from '@ninefold/ui/components/heading';
import { Kbd } from '@ninefold/ui/components/kbd';
import { Progress } from '@ninefold/ui/components/progress';
import { Text } from '@ninefold/ui/components/text';
import { keyOf } from '../model/shortcuts.ts';
import type { Review } from '../model/use-review.ts';

/** How far the review is. */
export function TopBar({
  review,
  canWrite,
  listShown,
  onShowList,
  onHelp,
  onFinish,
}: {
  readonly review: Review;
  readonly canWrite: boolean;
  readonly listShown: boolean;
  readonly onShowList: () => void;
  readonly onHelp: () => void;
  readonly onFinish: () => void;
}) {
  const counts = countStandings(review);
  const words = [
    `${counts.decided} of ${counts.all} decided`,
    ...(counts.rejected === 0 ? [] : [`${counts.rejected} rejected`]),
    ...(review.waiting === 0 ? [] : ['saving…']),
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
        valueText={words}
      />
      <Text as="span" size="small" tone="muted" tabular aria-hidden="true">
        {words}
      </Text>
      <div className="ms-auto flex flex-wrap gap-2">
        <Button className="lg:hidden" size="small" aria-expanded={listShown} onClick={onShowList}>
          {listShown ? 'Hide the list' : 'Show the list'}
        </Button>
        <Button size="small" end={<Kbd>{keyOf('help')}</Kbd>} onClick={onHelp}>
          Keys and help
        </Button>
        {canWrite && (
          <Button size="small" onClick={onFinish}>
            Finish
          </Button>
        )}
      </div>
    </header>
  );
}

/** What was set aside needs no decision, and is not counted. */
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
