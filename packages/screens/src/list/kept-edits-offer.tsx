import { Button } from '@ninefold/ui/components/button';
import { useValueFormat } from '@ninefold/ui/fields';
import { useId, useRef } from 'react';
import { deleteEdits, type KeptEdits } from '../kept-work/index.ts';
import { useFoundEdits } from './edit-cells/index.ts';
import { focusRows } from './fresh/list-freshness.tsx';
import { keptEditsMessages } from './messages.ts';

export interface KeptEditsOfferProps {
  /** Begins to edit cells with them. */
  readonly onRestore: (kept: KeptEdits) => void;
}

/**
 * Offers the unsaved edits of cells that a reload, a crash or an ended session has left. Nothing is sent without
 * the person.
 */
export function KeptEditsOffer({ onRestore }: KeptEditsOfferProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { locale, timeZone } = useValueFormat();
  const [[kept], leave] = useFoundEdits();
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <div
      ref={place}
      role={kept && 'group'}
      aria-labelledby={kept && id}
      className="flex flex-wrap items-center justify-end gap-2"
    >
      {/* It is there before its text, which is announced then. */}
      <output className="text-ink">
        {kept && (
          <span id={id}>
            {keptEditsMessages.kept({ count: kept.records.length, time: format.format(kept.at) })}
          </span>
        )}
      </output>
      {kept && (
        <>
          <Button
            size="small"
            onClick={() => {
              leave(kept);
              onRestore(kept);
            }}
          >
            {keptEditsMessages.restore}
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              deleteEdits(kept.key);
              // The button leaves with what it discarded.
              focusRows(place.current?.closest('[data-slot=record-list]'));
              leave(kept);
            }}
          >
            {keptEditsMessages.discard}
          </Button>
        </>
      )}
    </div>
  );
}
