import { RelativeTime } from '../../components/relative-time/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { useLabels } from '../../labels/index.ts';
import { OptionalLink } from '../optional-link.tsx';
import type { HistoryEntry } from './change-history-props.ts';
import { changeParts } from './change-words.tsx';
import { changeHistoryLabels } from './labels.tsx';

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
  const labels = useLabels(changeHistoryLabels);
  const { locale, timeZone } = useValueFormat();
  const { subject, changes, by, at } = entry;
  const parts = changeParts(entry, labels);
  return (
    <>
      <p>
        {subject !== undefined && labels.subject(<Subject subject={subject} />)}
        {parts.length > 1 ? labels.several(changes.length) : parts[0]}
        <span className="text-ink-subtle">
          {by !== undefined && by !== '' && labels.by(<bdi>{by}</bdi>)},{' '}
          <RelativeTime value={at} withinDays={30} locale={locale} timeZone={timeZone} />
        </span>
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
