import { Link } from '../../components/link/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { hasContent } from '../has-content.ts';
import type { RecordLineProps } from './record-lines-props.ts';

/**
 * One record. Where there is room its parts stand beside each other, in columns that are the same for
 * all lines; else when and state above, what below, and buttons last.
 */
export function RecordLine({ row, lead, detail, badge, actions }: RecordLineProps) {
  const hasBadge = hasContent(badge);
  return (
    <div
      data-slot="record-line"
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 @xl:flex @xl:py-1"
    >
      {hasContent(lead) && (
        <div className="text-md text-ink-muted tabular-nums @xl:w-24 @xl:shrink-0">{lead}</div>
      )}
      <div
        className={joinClassNames(
          'min-w-0 @xl:order-none @xl:flex-1',
          // A lead and the state have a line of their own above it.
          hasContent(lead) && 'order-2 col-span-2',
        )}
      >
        {row.href === undefined ? (
          <span className="font-medium break-words">{row.title}</span>
        ) : (
          <Link href={row.href} variant="quiet" className="font-medium break-words">
            {row.title}
          </Link>
        )}
        {hasContent(detail) && <div className="text-md text-ink-subtle @xl:truncate">{detail}</div>}
      </div>
      {hasBadge && <div className="flex justify-end @xl:w-26 @xl:justify-start">{badge}</div>}
      {hasContent(actions) && (
        <div
          className={joinClassNames(
            'flex flex-wrap justify-end gap-2 empty:hidden @xl:w-34 @xl:shrink-0',
            // Without a state the buttons have its place.
            hasBadge && 'order-3 col-span-2 @xl:order-none',
          )}
        >
          {actions}
        </div>
      )}
    </div>
  );
}
