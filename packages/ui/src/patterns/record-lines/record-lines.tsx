import { useId } from 'react';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { useValueFormat } from '../../fields/index.ts';
import { useLabels } from '../../labels/index.ts';
import { hasContent } from '../has-content.ts';
import type { RecordRow } from '../../shapes/index.ts';
import type { RecordLinesProps } from './record-lines-props.ts';
import { RecordLine } from './record-line.tsx';
import { useKeptLine } from './use-kept-line.ts';

export const recordLinesLabels = { loading: 'Loading…', empty: 'None.' };

/**
 * Records of which each is a line: when, what, in which state, and what can be done. For a few that
 * are worked through one after the other; for many that are compared, use RecordList.
 */
export function RecordLines(props: RecordLinesProps) {
  const { title, level = 2, rows, count = rows?.length, action, error, className } = props;
  const labels = useLabels(recordLinesLabels);
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
              {new Intl.NumberFormat(locale).format(count)}
            </span>
          )}
        </Heading>
        {action}
      </div>
      {hasContent(error) ? (
        error
      ) : rows === undefined ? (
        <LinesSkeleton label={labels.loading} lines={props.expected ?? 3} />
      ) : rows.length === 0 ? (
        <p className="border-t border-line py-3 text-ink-subtle">{props.empty ?? labels.empty}</p>
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
