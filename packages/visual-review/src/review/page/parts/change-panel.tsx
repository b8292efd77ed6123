import { Heading } from '@ninefold/ui/components/heading';
import { Text } from '@ninefold/ui/components/text';
import type { ReviewClient } from '../model/client.ts';
import type { Action } from '../model/shortcuts.ts';
import { usePreloaded } from '../model/use-preloaded.ts';
import type { Review } from '../model/use-review.ts';
import { picturesOf, type ViewName, viewsOf } from '../model/views.ts';
import type { Zoom } from '../model/zoom.ts';
import { DecisionBar } from './decision-bar.tsx';
import { KindBadge } from './kind-badge.tsx';
import { PictureStage } from './picture-stage.tsx';
import { StandingBadge } from './standing-badge.tsx';
import { ViewBar } from './view-bar.tsx';
import { ChangeDescription } from './change-description.tsx';

/** Shows a change: its pictures, its description, and the decisions. */
export function ChangePanel({
  client,
  review,
  isHidden,
  view,
  zoom,
  flips,
  onView,
  perform,
}: {
  readonly client: ReviewClient;
  readonly review: Review;
  /** On narrow screens, while the list is shown. */
  readonly isHidden: boolean;
  readonly view: ViewName;
  readonly zoom: Zoom;
  /** How often the person switched between the pictures of the blink view. */
  readonly flips: number;
  readonly onView: (view: ViewName) => void;
  readonly perform: Readonly<Record<Action, () => void>>;
}) {
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
      data-hidden={isHidden}
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
      <ViewBar view={currentView} offered={offered} zoom={zoom} onView={onView} perform={perform} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <PictureStage
          key={change.key}
          client={client}
          change={change}
          view={currentView}
          zoom={zoom}
          flips={flips}
        />
        <ChangeDescription key={`description of ${change.key}`} client={client} change={change} />
      </div>
      {client.send !== undefined && <DecisionBar review={review} perform={perform} />}
    </section>
  );
}
