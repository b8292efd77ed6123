import { useId } from 'react';
import { PageHeader } from '../../components/page-header/index.ts';
import { Skeleton } from '../../components/skeleton/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { hasContent } from '../has-content.ts';
import { isKnown } from '../record-mark.tsx';
import { Section, sectionsOf } from './detail-section.tsx';
import { isEmptyIn } from './detail-value.tsx';
import { EmptyFields } from './empty-fields.tsx';
import { Facts } from './key-facts.tsx';
import { recordDetailMessages } from './messages.ts';
import type { RecordDetailProps, RelatedList } from './record-detail-props.ts';
import { RelatedLinks } from './related-links.tsx';
import { RelatedRecords } from './related-records.tsx';

/** One record: what it is called, what is known of it, and what belongs to it. */
export function RecordDetail(props: RecordDetailProps) {
  const { row, badges, subtitle, actions, footer = [], related = [], notice, busy } = props;
  const { unknown, editing, folding, placement = 'screen' } = props;
  const id = useId();
  const known = { row, unknown, editing };
  const title = row?.title ?? props.title;
  if (hasContent(notice)) {
    return <div className="grid flex-1 place-items-center p-4 sm:p-6">{notice}</div>;
  }
  const isFolded = (name: string) => isFoldedIn(props, name);
  const shown = { ...props, fields: props.fields.filter(({ name }) => !isFolded(name)) };
  const facts = props.facts?.filter(({ name }) => !isFolded(name)) ?? [];
  const empty = [...(props.facts ?? []), ...props.fields].filter(
    (field) => row !== undefined && isKnown(row, field) && isFolded(field.name),
  );
  const below = related.filter(({ isHistory }) => isHistory !== true);
  const beside = related.filter(({ isHistory }) => isHistory === true);
  const hasAside = hasContent(props.aside) || beside.length > 0;
  const headingId = (list: RelatedList) => `${id}related-${below.indexOf(list)}`;
  return (
    <article
      data-slot="record-detail"
      aria-busy={busy || row === undefined || undefined}
      className={joinClassNames('flex flex-1 flex-col', props.className)}
    >
      <PageHeader
        level={placement === 'screen' ? 1 : 2}
        title={title ?? <LoadingTitle label={recordDetailMessages.loading} />}
        status={badges}
        description={subtitle}
        actions={hasContent(actions) ? actions : undefined}
        className={below.length > 0 ? 'pb-2' : 'border-b border-line'}
      >
        {facts.length > 0 && (
          <Facts
            {...known}
            fields={facts}
            // A value that can be edited has room at its end.
            className={`flex basis-full flex-wrap gap-y-1 text-base ${editing === undefined ? 'gap-x-6' : 'gap-x-2'}`}
          />
        )}
      </PageHeader>
      {below.length > 0 && <RelatedLinks lists={below} idOf={headingId} />}
      <div
        className={joinClassNames(
          'flex-1',
          hasAside &&
            placement === 'screen' &&
            'lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] min-[90rem]:grid-cols-[minmax(0,1fr)_22rem]',
        )}
      >
        <div className="flex min-w-0 flex-col">
          <div className="border-b border-line last:border-b-0 empty:hidden">
            {sectionsOf(shown).map((section) => (
              <Section key={section.id} section={section} {...known} />
            ))}
            {folding !== undefined && (empty.length > 0 || row === undefined) && (
              <EmptyFields {...known} fields={empty} folding={folding} />
            )}
          </div>
          {below.map((list) => (
            <RelatedRecords key={list.id} list={list} headingId={headingId(list)} />
          ))}
          {footer.length > 0 && (
            <section aria-labelledby={`${id}about`} className="mt-auto px-4 py-4 sm:px-6">
              <h2 id={`${id}about`} className="sr-only">
                {recordDetailMessages.about}
              </h2>
              <Facts
                row={row}
                unknown={unknown}
                fields={footer}
                className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-subtle"
              />
            </section>
          )}
        </div>
        {hasAside && (
          <aside
            aria-label={recordDetailMessages.beside}
            className={joinClassNames(
              'flex min-w-0 flex-col border-line bg-sunken',
              placement === 'screen' ? 'max-lg:border-t lg:border-s' : 'border-t',
            )}
          >
            {props.aside}
            {beside.map((list) => (
              <RelatedRecords key={list.id} list={list} beside />
            ))}
          </aside>
        )}
      </div>
    </article>
  );
}

/**
 * Returns whether a field is empty and folded away. Until it has been read, only one that may be empty is: what
 * appears then is below what is there already.
 */
function isFoldedIn(
  { row, folding, fields, facts = [], unknown }: RecordDetailProps,
  name: string,
) {
  if (folding === undefined || folding.kept.includes(name)) return false;
  const field = [...fields, ...facts].find((each) => each.name === name);
  if (field === undefined) return false;
  if (row === undefined || !isKnown(row, field)) {
    return unknown === undefined && field.nullable !== false;
  }
  return isEmptyIn(row, field);
}

function LoadingTitle({ label }: { readonly label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <Skeleton className="my-2 h-4 w-56" />
    </>
  );
}
