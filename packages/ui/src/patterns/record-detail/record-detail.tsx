import { PageHeader } from '../../components/page-header/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { DetailSections } from './detail-sections.tsx';
import { recordDetailLabels } from './labels.ts';
import type { RecordDetailProps } from './record-detail-props.ts';
import { RelatedRecords } from './related-records.tsx';

/**
 * The body of a record's screen: what it is called and what can be done with
 * it, its fields, and the records that belong to it. It fills the height that
 * its parent (a flex column) leaves, and scrolls.
 */
export function RecordDetail(props: RecordDetailProps) {
  const { title, badges, subtitle, actions, row, related, aside, notice, busy, className } = props;
  const labels = { ...recordDetailLabels, ...props.labels };
  const heading = title ?? row?.title;
  if (notice !== undefined && notice !== null) {
    return (
      <div className={joinClassNames('grid flex-1 overflow-y-auto p-4 sm:p-6', className)}>
        <div className="m-auto">{notice}</div>
      </div>
    );
  }
  return (
    <div
      data-slot="record-detail"
      aria-busy={busy || row === undefined || undefined}
      className={joinClassNames('@container/detail min-h-0 flex-1 overflow-y-auto', className)}
    >
      <PageHeader
        title={heading ?? <Skeleton className="my-2 w-56" />}
        status={badges}
        description={subtitle}
        actions={actions}
      />
      <div
        className={
          aside === undefined
            ? undefined
            : '@4xl/detail:grid @4xl/detail:grid-cols-[minmax(0,1fr)_20rem]'
        }
      >
        <div className="min-w-0">
          <DetailSections {...props} labels={labels} />
          {related?.map((list) => (
            <RelatedRecords key={list.id} list={list} labels={labels} />
          ))}
        </div>
        {aside !== undefined && (
          <aside className="border-t border-line bg-sunken p-4 sm:p-6 @4xl/detail:border-s @4xl/detail:border-t-0">
            {aside}
          </aside>
        )}
      </div>
    </div>
  );
}
