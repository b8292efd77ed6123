import { RelativeTime } from '../../components/relative-time/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { richText } from '../../rich-text.ts';
import { OptionalLink } from '../optional-link.tsx';
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
        <li key={entry.id} className="border-t border-line px-4 py-2 sm:px-6">
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
  const { subject, changes, by, at } = entry;
  const parts = changeParts(entry);
  return (
    <>
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
    </>
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
