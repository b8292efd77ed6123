import { Button } from '@ninefold/ui/components/button';
import { useValueFormat } from '@ninefold/ui/fields';
import { useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLiveTable, useNow } from '../../changes/index.ts';
import type { MarkRow } from '../../descriptors/index.ts';
import type { WaitingPage } from './merge-pages.ts';
import { listFreshnessMessages } from './messages.ts';
import { type ShownList, useFreshPage } from './use-fresh-page.ts';

export interface ListFreshnessProps extends ShownList {
  /** The field whose cell shows a record's mark. */
  readonly titleField: string | undefined;
  /** Called with what marks the rows that have changed; undefined where none has. */
  readonly onMarkChange: (mark: MarkRow | undefined) => void;
}

/** How long a changed value is highlighted, in milliseconds. */
const markedFor = 4_000;

/** Rows are taken for current for a while, in milliseconds: then the list says when they were read. */
const currentFor = 60_000;

/**
 * Keeps a list fresh, and says at its end how fresh it is: whether changes arrive, when the rows were read, and
 * which changes wait until they are shown.
 */
export function ListFreshness(props: ListFreshnessProps) {
  const { merged, wasRead, refresh, show } = useFreshPage(props);
  const isLive = useLiveTable(props.entity, refresh);
  const { locale, timeZone } = useValueFormat();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const waiting = merged?.waiting;
  useMarks(merged, props);

  const showAll = () => {
    const list = place.current?.closest('[data-slot=record-list]');
    const hadFocus = place.current?.contains(document.activeElement) === true;
    show();
    // The button leaves with what it showed.
    if (hadFocus) focusRows(list);
  };
  useScreenActions([
    {
      id: 'refresh-list',
      label: waiting ? listFreshnessMessages.showChanges : listFreshnessMessages.refresh,
      shortcut: 'Alt+Shift+R',
      onSelect: waiting ? showAll : refresh,
    },
  ]);

  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  // Nothing has been read while another page is on its way.
  const isOld = props.updatedAt > 0 && now - props.updatedAt >= currentFor;
  return (
    <div ref={place} data-slot="list-freshness" className="flex items-center gap-2">
      {/* It is there before its text, which is announced then. */}
      {wasRead && (
        <output className={waiting && 'text-ink'}>{waiting && waitingText(waiting)}</output>
      )}
      {waiting !== undefined ? (
        <Button size="small" onClick={showAll}>
          {listFreshnessMessages.show}
        </Button>
      ) : isLive ? (
        <span>{listFreshnessMessages.live}</span>
      ) : (
        isOld && (
          <span>{listFreshnessMessages.updatedAt({ time: time.format(props.updatedAt) })}</span>
        )
      )}
    </div>
  );
}

function waitingText({ difference, count }: WaitingPage): string {
  const { new: added, newUncounted, gone, order, other } = listFreshnessMessages;
  if (difference === 'new') return count === undefined ? newUncounted : added({ count });
  if (difference === 'gone') return gone({ count: count ?? 1 });
  return difference === 'order' ? order : other;
}

/** Focuses the rows where the Tab key reaches them, without scrolling. */
export function focusRows(list: Element | null | undefined): void {
  const stop = list?.querySelector<HTMLElement>('[role=grid][tabindex="0"], li a[href]');
  stop?.focus({ preventScroll: true });
}

/** Marks the rows that are gone, and for a moment the values that have changed. */
function useMarks(
  merged: ReturnType<typeof useFreshPage>['merged'],
  { titleField, onMarkChange }: ListFreshnessProps,
): void {
  const [faded, setFaded] = useState<typeof merged>();
  const isFaded = faded === merged;
  const change = useEffectEvent(onMarkChange);
  useEffect(() => {
    const timer = setTimeout(() => setFaded(merged), markedFor);
    return () => clearTimeout(timer);
  }, [merged]);
  useEffect(() => {
    if (
      merged === undefined ||
      (merged.gone.size === 0 && (isFaded || merged.changed.size === 0))
    ) {
      change(undefined);
      return;
    }
    const { gone, changed } = merged;
    const goneMark = { label: listFreshnessMessages.goneMark, tone: 'neutral' } as const;
    change((row) => {
      if (titleField !== undefined && gone.has(row.id)) {
        return { ...row, marks: { ...row.marks, [titleField]: goneMark } };
      }
      const fields = isFaded ? undefined : changed.get(row.id);
      return fields === undefined ? row : { ...row, changed: fields };
    });
  }, [merged, isFaded, titleField]);
}
