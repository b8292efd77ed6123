import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/button/index.ts';
import { Anchor, Link } from '../../components/link/index.ts';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import { TableRowLink } from '../../components/table/index.ts';
import { FieldDisplay, FieldTable, formatExactNumber, useValueFormat } from '../../fields/index.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { hasContent } from '../has-content.ts';
import { titleFirst } from '../record-list/index.ts';
import { RecordMark } from '../record-mark.tsx';
import { useScreenActions } from '../screen-actions/index.ts';
import { WhyMark } from '../why/index.ts';
import { recordDetailMessages } from './messages.ts';
import type { RelatedList } from './record-detail-props.ts';

export interface RelatedRecordsProps {
  readonly list: RelatedList;
  /** The id of its heading, which a link leads to. */
  readonly headingId?: string;
  /** It is in a narrow column beside the record. */
  readonly beside?: boolean;
}

/** Records that belong to this one: a compact table, with ways to all of them and to one more. */
export function RelatedRecords({ list, headingId, beside = false }: RelatedRecordsProps) {
  const { title, page, allHref, addHref, addLabel, empty, denied, error } = list;
  const { locale } = useValueFormat();
  const own = useId();
  const id = headingId ?? `${own}title`;
  const room = beside ? 'px-4 sm:px-5' : 'px-4 sm:px-6';
  const total = page?.total ?? null;
  const count = total === null ? null : formatExactNumber(String(total.count), { locale });
  const instead = error ?? denied;
  const addTo = recordDetailMessages.addTo({ list: title });
  // In the command palette, "Add" would not say to which list.
  useScreenActions(
    addHref === undefined
      ? []
      : [{ id: `add to ${list.id}`, label: addLabel ?? addTo, href: addHref }],
  );
  const shown = page?.rows.length ?? 0;
  const hasRows = shown > 0 && !hasContent(instead);
  return (
    <section
      aria-labelledby={id}
      data-slot="related-records"
      // The table's last row draws the line.
      className={hasRows ? 'pt-4' : 'border-b border-line py-4 last:border-b-0'}
    >
      <div
        className={`mb-2 flex min-h-control-small flex-wrap items-center gap-x-3 gap-y-1 ${room}`}
      >
        <h2
          id={id}
          tabIndex={headingId === undefined ? undefined : -1}
          className="me-auto scroll-mt-4 text-base font-semibold"
        >
          <WhyMark why={list.why} name={title}>
            {title}
          </WhyMark>
          {count !== null && (
            <>
              {/* Separates the title and the count where they are read as one name. */}
              <span className="inline-block w-2 whitespace-pre"> </span>
              <span className="font-normal text-ink-subtle tabular-nums">{count}</span>
            </>
          )}
        </h2>
        {allHref !== undefined && shown > 0 && (
          <Link href={allHref} className="text-md" aria-describedby={id}>
            {total === null || total.count === 1
              ? recordDetailMessages.showAll
              : recordDetailMessages.showAllCounted({ count: total.count })}
          </Link>
        )}
        {addHref !== undefined && (
          <Button asChild size="small" start={<Plus aria-hidden="true" />}>
            <Anchor href={addHref} aria-describedby={id}>
              {addLabel ?? recordDetailMessages.add}
            </Anchor>
          </Button>
        )}
        {addHref === undefined && list.addWhy !== undefined && (
          <WhyMark why={list.addWhy} name={addTo} />
        )}
      </div>
      {hasContent(instead) ? (
        <div className={room}>{instead}</div>
      ) : page === undefined ? (
        <RelatedSkeleton className={room} />
      ) : shown === 0 ? (
        <div className={`${room} text-ink-subtle`}>{empty ?? recordDetailMessages.noRelated}</div>
      ) : (
        (list.content ?? <RelatedTable list={list} rows={page.rows} />)
      )}
    </section>
  );
}

function RelatedSkeleton({ className }: { readonly className: string }) {
  return (
    <Loading
      label={recordDetailMessages.loading}
      className={`flex flex-col gap-5 py-3 ${className}`}
    >
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-3/5" />
    </Loading>
  );
}

interface RelatedTableProps {
  readonly list: RelatedList;
  readonly rows: readonly RecordRow[];
}

function RelatedTable({ list, rows }: RelatedTableProps) {
  const fields = titleFirst(list.fields, list.titleField);
  return (
    <FieldTable label={list.title} fields={fields} rows={rows} keyOf={({ id }) => id}>
      {(row, field, leads) => (
        <>
          <RelatedValue row={row} field={field} title={leads} />
          <RecordMark row={row} field={field} />
        </>
      )}
    </FieldTable>
  );
}

interface RelatedValueProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
  readonly title: boolean;
}

function RelatedValue({ row, field, title }: RelatedValueProps) {
  const link = field.reference && row.links[field.reference.constraint];
  const opens = title && row.href !== undefined;
  const shown = row.shown?.[field.name] ?? (
    <FieldDisplay
      field={opens ? { ...field, identifier: undefined } : field}
      value={row.values[field.name]}
      // A link within the row's own link would be one within another.
      link={opens && link ? { label: link.label } : link}
      place="cell"
    />
  );
  return opens ? <TableRowLink href={row.href}>{shown}</TableRowLink> : shown;
}
