import { useId, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { RelativeTime } from '../../components/relative-time/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { richText } from '../../rich-text.ts';
import { OptionalLink } from '../optional-link/index.ts';
import type { HistoryEntry } from './change-history-props.ts';
import { changeParts } from './change-words.tsx';
import { changeHistoryMessages } from './messages.ts';

export interface ChangeHistoryProps {
  /** Names the list: "History". */
  readonly label: string;
  /** In the order in which they are shown: newest first. */
  readonly entries: readonly HistoryEntry[];
}

/** Lists the changes of a record, with who made them and when. */
export function ChangeHistory({ label, entries }: ChangeHistoryProps) {
  return (
    <ul aria-label={label} data-slot="change-history" className="border-b border-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-t border-line px-4 py-2 sm:px-5"
        >
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly entry: HistoryEntry;
}

function Entry({ entry }: EntryProps) {
  const { locale, timeZone } = useValueFormat();
  const { subject, changes, by, at, onUndo } = entry;
  const parts = changeParts(entry);
  const id = useId();
  return (
    <>
      <div id={id} className="min-w-0 flex-1 basis-48">
        <p>
          {richText(
            changeHistoryMessages[subject === undefined ? 'entry' : 'entryOf'].parts({
              record: subject && <Subject subject={subject} />,
              change:
                parts.length > 1
                  ? changeHistoryMessages.several({ count: changes.length })
                  : parts[0],
              by: by === undefined || by === '' ? 'unknown' : 'known',
              person: <bdi>{by}</bdi>,
              time: <RelativeTime value={at} withinDays={30} locale={locale} timeZone={timeZone} />,
              muted,
            }),
          )}
        </p>
        {parts.length > 1 && (
          <ul className="mt-1 list-disc ps-5">
            {parts.map((part, index) => (
              // The parts of one entry never change their places.
              <li key={index}>{part}</li>
            ))}
          </ul>
        )}
      </div>
      {onUndo !== undefined && <UndoButton aria-describedby={id} onUndo={onUndo} />}
    </>
  );
}

interface UndoButtonProps {
  readonly 'aria-describedby': string;
  readonly onUndo: () => Promise<void>;
}

function UndoButton({ onUndo, ...props }: UndoButtonProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      {...props}
      size="small"
      variant="ghost"
      className="-mx-2 -my-1 shrink-0 print:hidden"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void onUndo().finally(() => setBusy(false));
      }}
    >
      {changeHistoryMessages.undo}
    </Button>
  );
}

function muted(content: readonly unknown[]) {
  return <span className="text-ink-subtle">{richText(content)}</span>;
}

function Subject({
  subject: { label, href },
}: {
  readonly subject: { label: string; href?: string };
}) {
  return (
    <OptionalLink href={href}>
      <bdi>{label}</bdi>
    </OptionalLink>
  );
}
