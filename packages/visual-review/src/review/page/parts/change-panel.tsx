import { Heading } from '@ninefold/ui/components/heading';
import { Text } from '@ninefold/ui/components/text';
import { useEffect } from 'react';
import { picturesOf, viewsOf } from '../model/index.ts';
import { DecisionBar } from './decision-bar.tsx';
import { KindBadge, StandingBadge } from './badges.tsx';
import { PictureStage } from './picture-stage.tsx';
import { useReviewContext } from './review-context.ts';
import { ViewBar } from './view-bar.tsx';
import { ChangeDescription } from './change-description.tsx';

/** Shows a change: its pictures, its description, and the decisions. */
export function ChangePanel() {
  const { client, review, view, isListShown } = useReviewContext();
  const { change, group, steps } = review;
  const near = [steps.next, steps.nextUndecided, steps.previous].filter((one) => one !== undefined);
  usePreloaded(
    near.flatMap((one) =>
      view === 'difference' && one.difference !== undefined
        ? [client.picture(one.difference)]
        : picturesOf(one).map(({ record }) => client.picture(record.picture)),
    ),
  );
  if (change === undefined || group === undefined) return null;
  const offered = viewsOf(change);
  const currentView = offered.includes(view) ? view : 'side';
  const note = review.note(change);
  return (
    <section
      id="change"
      aria-labelledby="change-title"
      tabIndex={-1}
      data-hidden={isListShown}
      className="flex min-h-0 min-w-0 flex-col outline-none data-[hidden=true]:max-lg:hidden"
    >
      <div className="grid gap-2 px-4 pt-3 pb-2">
        <div className="flex flex-wrap items-center gap-2">
          <Heading level={2} id="change-title" className="me-1">
            {change.title.replaceAll('/', ' / ')}, {change.name}
          </Heading>
          <Text as="span" tone="muted" className="text-md">
            {change.modeTitle}
          </Text>
          <KindBadge kind={change.kind} />
          <StandingBadge standing={review.standing(change)} />
        </div>
        <Text tone="muted" className="text-md">
          {group.changes.length === 1
            ? 'A group by itself.'
            : `One of ${group.changes.length} with the same difference: ${group.title}.`}
          {note !== undefined && note !== '' && ` “${note}”`}
        </Text>
      </div>
      <ViewBar view={currentView} offered={offered} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PictureStage key={change.key} change={change} view={currentView} />
        <ChangeDescription key={`description of ${change.key}`} change={change} />
      </div>
      {client.send !== undefined && <DecisionBar />}
    </section>
  );
}

/** Loads and decodes pictures that may be shown next. */
function usePreloaded(addresses: readonly string[]): void {
  const all = addresses.join(' ');
  useEffect(() => {
    const images = all
      .split(' ')
      .filter((address) => address !== '')
      .map((address) => {
        const image = new Image();
        // After the pictures on screen.
        image.fetchPriority = 'low';
        image.src = address;
        // The page shows the failure where the picture is shown.
        image.decode().catch(() => undefined);
        return image;
      });
    return () => {
      for (const image of images) image.src = '';
    };
  }, [all]);
}
