import { useId } from 'react';
import { Link } from '../../components/link/index.ts';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { formatExactNumber, useValueFormat } from '../../fields/index.ts';
import type { RecordRow } from '../../shapes/index.ts';
import { hasContent } from '../has-content.ts';
import type { RecordLineProps, RecordLinesProps } from './record-lines-props.ts';
import { useKeptLine } from './use-kept-line.ts';
import { recordLinesMessages } from './messages.ts';

/**
 * Records of which each is a line: when, what, in which state, and what can be done. For a few that
 * are worked through one after the other; for many that are compared, use RecordList.
 */
export function RecordLines(props: RecordLinesProps) {
  const { title, level = 2, rows, count = rows?.length, action, error, className } = props;
  const { locale } = useValueFormat();
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      data-slot="record-lines"
      aria-labelledby={id}
      className={joinClassNames(
        '@container grid min-w-0 grid-cols-[minmax(0,1fr)] content-start',
        className,
      )}
    >
      <div className="flex min-h-control flex-wrap items-center gap-x-3 gap-y-1 pb-1">
        <Heading id={id} className="me-auto min-w-0 text-base font-semibold">
          {title}
          {typeof count === 'number' && (
            <span className="ms-2 font-normal text-ink-subtle tabular-nums">
              {formatExactNumber(String(count), { locale })}
            </span>
          )}
        </Heading>
        {action}
      </div>
      {hasContent(error) ? (
        error
      ) : rows === undefined ? (
        <LinesSkeleton label={recordLinesMessages.loading} lines={props.expected ?? 3} />
      ) : rows.length === 0 ? (
        <p className="border-t border-line py-3 text-ink-subtle">
          {props.empty ?? recordLinesMessages.empty}
        </p>
      ) : (
        <Lines rows={rows} labelledBy={id}>
          {props.children}
        </Lines>
      )}
    </section>
  );
}

interface LinesProps extends Pick<RecordLinesProps, 'children'> {
  readonly rows: readonly RecordRow[];
  readonly labelledBy: string;
}

function Lines({ rows, labelledBy, children }: LinesProps) {
  const list = useKeptLine(rows);
  return (
    <ul ref={list} aria-labelledby={labelledBy} className="border-t border-line">
      {rows.map((row) => (
        <li key={row.id} data-id={row.id} className="border-b border-line last:border-b-0">
          {children?.(row) ?? <RecordLine row={row} />}
        </li>
      ))}
    </ul>
  );
}

function LinesSkeleton({ label, lines }: { readonly label: string; readonly lines: number }) {
  return (
    <Loading label={label} className="border-t border-line">
      {Array.from({ length: lines }, (_line, index) => (
        <div
          key={index}
          className="flex min-h-13 items-center gap-4 border-b border-line last:border-b-0"
        >
          <Skeleton className="w-20 shrink-0" />
          <Skeleton className={index % 2 === 0 ? 'w-1/2' : 'w-2/5'} />
        </div>
      ))}
    </Loading>
  );
}

/**
 * Shows one record. Where there is room, its parts are in one row, in columns that are the same for
 * all lines. Otherwise time and status come first, then the text, then the buttons.
 */
export function RecordLine({ row, lead, detail, badge, actions }: RecordLineProps) {
  const hasBadge = hasContent(badge);
  return (
    <div
      data-slot="record-line"
      className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2 @xl:flex @xl:py-0.5"
    >
      {hasContent(lead) && (
        <div className="text-md text-ink-muted tabular-nums @xl:w-24 @xl:shrink-0">{lead}</div>
      )}
      <div
        className={joinClassNames(
          // Links are targets of 24 px, or as far from the next one.
          'min-w-0 leading-6 @xl:order-none @xl:flex-1',
          // A lead and the state are on a separate line above it.
          hasContent(lead) && 'order-2 col-span-2',
        )}
      >
        {row.href === undefined ? (
          <span className="font-medium break-words">{row.title}</span>
        ) : (
          <Link
            href={row.href}
            variant="quiet"
            className="inline-block max-w-full font-medium break-words"
          >
            {row.title}
          </Link>
        )}
        {hasContent(detail) && (
          <div className="text-md leading-6 text-ink-subtle @xl:truncate">{detail}</div>
        )}
      </div>
      {hasBadge && <div className="flex justify-end @xl:w-26 @xl:justify-start">{badge}</div>}
      {hasContent(actions) && (
        <div
          className={joinClassNames(
            'flex flex-wrap justify-end gap-2 empty:hidden @xl:min-w-34 @xl:shrink-0 @xl:py-0.5',
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
