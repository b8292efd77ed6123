import { PageHeader } from '../../components/page-header/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import type { FieldDescriptor } from '../shapes.ts';
import { DetailFields } from './detail-fields.tsx';
import { recordDetailLabels } from './labels.ts';
import type { DetailSection, RecordDetailProps } from './record-detail-props.ts';
import { RelatedRecords } from './related-records.tsx';

/** One record: what it is called, what is known of it, and what belongs to it. */
export function RecordDetail(props: RecordDetailProps) {
  const { row, badges, subtitle, actions, aside, related = [], notice, busy, className } = props;
  const labels = { ...recordDetailLabels, ...props.labels };
  const title = row?.title ?? props.title;
  if (notice !== undefined && notice !== null && notice !== false) {
    return <div className="grid flex-1 place-items-center p-4 sm:p-6">{notice}</div>;
  }
  return (
    <article
      data-slot="record-detail"
      aria-busy={busy || row === undefined || undefined}
      className={joinClassNames('flex flex-1 flex-col', className)}
    >
      <PageHeader
        title={title ?? <LoadingTitle label={labels.loading} />}
        status={badges}
        description={subtitle}
        actions={actions === false || actions === null ? undefined : actions}
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
            <section
              key={section.id}
              aria-labelledby={section.title === undefined ? undefined : `section-${section.id}`}
              aria-label={section.title === undefined ? labels.fields : undefined}
              className="border-b border-line px-4 py-5 last:border-b-0 sm:px-6"
            >
              {section.title !== undefined && (
                <h2 id={`section-${section.id}`} className="mb-3 text-base font-semibold">
                  {section.title}
                </h2>
              )}
              <DetailFields fields={section.shown} row={row} why={props.why} labels={labels} />
            </section>
          ))}
          {related.map((list) => (
            <RelatedRecords key={list.id} list={list} labels={labels} />
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

interface ShownSection extends DetailSection {
  readonly shown: readonly FieldDescriptor[];
}

/** The sections with the fields that there are; one with all of them where none were given. */
function sectionsOf({ sections, fields }: RecordDetailProps): readonly ShownSection[] {
  const given = sections ?? [{ id: 'all', fields: fields.map((field) => field.name) }];
  return given
    .map((section) => ({
      ...section,
      shown: section.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    }))
    .filter((section) => section.shown.length > 0);
}
