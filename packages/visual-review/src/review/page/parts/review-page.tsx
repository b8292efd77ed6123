import { Banner } from '@ninefold/ui/components/banner';
import { SkipLink } from '@ninefold/ui/components/skip-link';
import { useEffect, useState } from 'react';
import type { ReviewData } from '../../review-data.ts';
import {
  type ReviewClient,
  type Action,
  useReview,
  useShortcuts,
  useShortcutsOn,
  type ViewName,
  viewsOf,
  type Zoom,
  zoomedIn,
  zoomedOut,
} from '../model/index.ts';
import { ChangeList } from './change-list.tsx';
import { ChangePanel } from './change-panel.tsx';
import { FinishedPage } from './finished-page.tsx';
import { ReviewContext } from './review-context.ts';
import { HelpDialog } from './help-dialog.tsx';
import { NoteDialog, type NoteKind } from './note-dialog.tsx';
import { TopBar } from './top-bar.tsx';

/** Shows the list of changes, and the current change with its decisions. */
export function ReviewPage({
  client,
  loaded,
}: {
  readonly client: ReviewClient;
  readonly loaded: ReviewData;
}) {
  const review = useReview(client, loaded);
  useLeaveWarning(review.pending > 0);
  const [view, setView] = useState<ViewName>('side');
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [flips, setFlips] = useState(0);
  const [noteKind, askForNote] = useState<NoteKind>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isListShown, showList] = useState(false);
  const [isFinished, setFinished] = useState(false);
  const [shortcutsOn, setShortcutsOn] = useShortcutsOn();

  const accept = (): void => {
    if (!review.canDecide || !review.isAcceptable) return;
    if (review.reason === undefined) askForNote('accept');
    else void review.accept(review.reason);
  };
  const selectView = (name: ViewName): void => {
    if (review.change !== undefined && viewsOf(review.change).includes(name)) setView(name);
  };
  const perform: Readonly<Record<Action, () => void>> = {
    next: () => review.select(review.steps.next),
    previous: () => review.select(review.steps.previous),
    nextUndecided: () => review.select(review.steps.nextUndecided),
    nextGroup: () => review.select(review.steps.nextGroup),
    nextMode: () => review.select(review.steps.nextMode),
    accept,
    acceptBecause: () => review.canDecide && review.isAcceptable && askForNote('accept'),
    reject: () => review.canDecide && askForNote('reject'),
    undo: () => void review.undo(),
    split: () => void review.split(),
    splitAll: () => void review.splitAll(),
    side: () => selectView('side'),
    overlay: () => selectView('overlay'),
    swipe: () => selectView('swipe'),
    blink: () => selectView('blink'),
    difference: () => selectView('difference'),
    flip: () => {
      selectView('blink');
      setFlips((count) => count + 1);
    },
    zoomIn: () => setZoom(zoomedIn),
    zoomOut: () => setZoom(zoomedOut),
    fit: () => setZoom('fit'),
    help: () => setHelpOpen(true),
  };
  useShortcuts(shortcutsOn && noteKind === undefined && !isHelpOpen, (action) => perform[action]());

  const context = { client, review, perform, view, zoom, flips, isListShown };
  if (isFinished) return <FinishedPage review={review} />;
  return (
    <ReviewContext value={context}>
      <div className="grid min-h-dvh grid-rows-[auto_auto_minmax(0,1fr)] lg:h-dvh">
        <SkipLink href="#change">Skip to the pictures</SkipLink>
        <TopBar
          onShowList={() => showList(!isListShown)}
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
              This is a report. To decide, run <code>visual-review</code> and{' '}
              <code>visual-review review</code> on your machine.
            </Banner>
          )}
        </div>
        <main className="grid min-h-0 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <ChangeList
            review={review}
            isShown={isListShown}
            onSelect={(change) => {
              review.select(change);
              showList(false);
            }}
          />
          <ChangePanel />
        </main>
        <output aria-live="polite" className="sr-only">
          {review.announcement}
        </output>
        <NoteDialog kind={noteKind} onClose={() => askForNote(undefined)} />
        <HelpDialog
          open={isHelpOpen}
          onOpenChange={setHelpOpen}
          shortcutsOn={shortcutsOn}
          onShortcutsOn={setShortcutsOn}
        />
      </div>
    </ReviewContext>
  );
}

/** Has the browser ask before it leaves the page, while requests are pending. */
function useLeaveWarning(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);
}
