import { Anchor } from '../../components/link/index.ts';
import type { RecordRow } from '../../shapes/index.ts';

export interface CalendarEntryProps {
  readonly row: RecordRow;
  readonly time: string | undefined;
}

/** A record on its day: a link, after its time. */
export function CalendarEntry({ row, time }: CalendarEntryProps) {
  const content = (
    <>
      {time !== undefined && <span className="text-ink-subtle tabular-nums">{time} </span>}
      <bdi>{row.title}</bdi>
    </>
  );
  return row.href === undefined ? (
    <span className="block truncate px-1 text-sm">{content}</span>
  ) : (
    <Anchor
      href={row.href}
      title={row.title}
      className="line-clamp-2 rounded-xs bg-hover px-1 py-0.5 wrap-anywhere text-sm text-ink hover:underline max-sm:py-2"
    >
      {content}
    </Anchor>
  );
}
