import { PageHeader } from '../../components/page-header/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { hasContent } from '../has-content.ts';
import { Section, sectionsOf } from './detail-section.tsx';
import { recordDetailMessages } from './messages.ts';
import type { RecordDetailProps } from './record-detail-props.ts';
import { RelatedRecords } from './related-records.tsx';

/** One record: what it is called, what is known of it, and what belongs to it. */
export function RecordDetail(props: RecordDetailProps) {
  const { row, badges, subtitle, actions, aside, related = [], notice, busy, className } = props;
  const { unknown } = props;
  const title = row?.title ?? props.title;
  if (hasContent(notice)) {
    return <div className="grid flex-1 place-items-center p-4 sm:p-6">{notice}</div>;
  }
  return (
    <article
      data-slot="record-detail"
      aria-busy={busy || row === undefined || undefined}
      className={joinClassNames('flex flex-1 flex-col', className)}
    >
      <PageHeader
        title={title ?? <LoadingTitle label={recordDetailMessages.loading} />}
        status={badges}
        description={subtitle}
        actions={hasContent(actions) ? actions : undefined}
        className="border-b border-line"
      />
      <div
        className={joinClassNames(
          'flex-1',
          aside !== undefined && 'xl:grid xl:grid-cols-[minmax(0,1fr)_21.25rem]',
        )}
      >
        <div className="min-w-0">
          {sectionsOf(props).map((section) => (
            <Section key={section.id} section={section} row={row} unknown={unknown} />
          ))}
          {related.map((list) => (
            <RelatedRecords key={list.id} list={list} />
          ))}
        </div>
        {aside !== undefined && (
          <aside className="border-line bg-sunken p-4 max-xl:border-t sm:p-5 xl:border-s">
            {aside}
          </aside>
        )}
      </div>
    </article>
  );
}

function LoadingTitle({ label }: { readonly label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <Skeleton className="my-2 h-4 w-56" />
    </>
  );
}
