import { Banner } from '@ninefold/ui/components/banner';
import { SkipLink } from '@ninefold/ui/components/skip-link';
import { useState } from 'react';
import type { ReviewData } from '../../review-data.ts';
import type { ReviewClient } from '../model/client.ts';
import type { Action } from '../model/shortcuts.ts';
import { useLeavingAsked } from '../model/use-leaving-asked.ts';
import { useKeysOn, useShortcuts } from '../model/use-shortcuts.ts';
import { useReview } from '../model/use-review.ts';
import { type ViewName, viewsOf } from '../model/views.ts';
import { type Zoom, zoomedIn, zoomedOut } from '../model/zoom.ts';
import { ChangeList } from './change-list.tsx';
import { ChangePanel } from './change-panel.tsx';
import { FinishedPage } from './finished-page.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { NoteDialog, type NoteKind } from './note-dialog.tsx';
import { TopBar } from './top-bar.tsx';

/** The list of what differs, and one difference with what can be decided about it. */
export function ReviewPage({
  client,
  loaded,
}: {
  readonly client: ReviewClient;
  readonly loaded: ReviewData;
}) {
  const review = useReview(client, loaded);
  useLeavingAsked(review.waiting > 0);
  const [view, setView] = useState<ViewName>('side');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [flips, setFlips] = useState(0);
  const [asking, ask] = useState<NoteKind>();
  const [helping, help] = useState(false);
  const [listShown, showList] = useState(false);
  const [finished, setFinished] = useState(false);
  const [keysOn, setKeysOn] = useKeysOn();

  const accept = (): void => {
    if (!review.canDecide || !review.acceptable) return;
    if (review.reason === undefined) ask('accept');
    else void review.accept(review.reason);
  };
  const look = (name: ViewName): void => {
    if (review.change !== undefined && viewsOf(review.change).includes(name)) setView(name);
  };
  const perform: Readonly<Record<Action, () => void>> = {
    next: () => review.select(review.steps.next),
    previous: () => review.select(review.steps.previous),
    nextUndecided: () => review.select(review.steps.nextUndecided),
    nextGroup: () => review.select(review.steps.nextGroup),
    nextMode: () => review.select(review.steps.nextMode),
    accept,
    acceptBecause: () => review.canDecide && review.acceptable && ask('accept'),
    reject: () => review.canDecide && ask('reject'),
    undo: () => void review.undo(),
    split: () => void review.split(),
    splitAll: () => void review.splitAll(),
    side: () => look('side'),
    overlay: () => look('overlay'),
    swipe: () => look('swipe'),
    blink: () => look('blink'),
    difference: () => look('difference'),
    flip: () => {
      look('blink');
      setFlips((count) => count + 1);
    },
    zoomIn: () => setZoom(zoomedIn),
    zoomOut: () => setZoom(zoomedOut),
    fit: () => setZoom('fit'),
    help: () => help(true),
  };
  useShortcuts(keysOn && asking === undefined && !helping, (action) => perform[action]());

  if (finished) return <FinishedPage review={review} />;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_auto_minmax(0,1fr)] lg:h-dvh">
      <SkipLink href="#change">To the pictures</SkipLink>
      <TopBar
        review={review}
        canWrite={client.send !== undefined}
        onHelp={perform.help}
        onShowList={() => showList(!listShown)}
        listShown={listShown}
        onFinish={() => void review.finish().then(setFinished)}
      />
      <div>
        {review.problem !== undefined && (
          <Banner fullWidth tone="danger" announce="assertive">
            {review.problem}
          </Banner>
        )}
        {client.send === undefined && (
          <Banner fullWidth tone="info">
            This is a report. To decide, run <code>pnpm visual</code> and{' '}
            <code>pnpm visual:review</code> on your machine.
          </Banner>
        )}
      </div>
      <main className="grid min-h-0 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <ChangeList
          review={review}
          shown={listShown}
          onSelect={(change) => {
            review.select(change);
            showList(false);
          }}
        />
        <ChangePanel
          client={client}
          review={review}
          hidden={listShown}
          view={view}
          zoom={zoom}
          flips={flips}
          onView={look}
          perform={perform}
        />
      </main>
      <output aria-live="polite" className="sr-only">
        {review.said}
      </output>
      <NoteDialog review={review} kind={asking} onClose={() => ask(undefined)} />
      <HelpDialog open={helping} onOpenChange={help} keysOn={keysOn} onKeysOn={setKeysOn} />
    </div>
  );
}
