import { Button } from '../../components/button/index.ts';
import { Loading, Skeleton } from '../../components/skeleton/index.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowLink,
  TableScroll,
} from '../../components/table/index.ts';
import { isAmount, ShowField } from '../../fields/index.ts';
import { titleFirst } from '../record-list/title-first.ts';
import type { FieldDescriptor, RecordPage, RecordRow } from '../shapes.ts';
import type { RecordDetailLabels, RelatedList } from './record-detail-props.ts';

export interface RelatedRecordsProps {
  readonly list: RelatedList;
  readonly labels: RecordDetailLabels;
}

/** A short list of records that belong to this one, with the way to all of them. */
export function RelatedRecords({ list, labels }: RelatedRecordsProps) {
  const { page, allHref, addHref, addLabel } = list;
  const headingId = `related-${list.id}`;
  const total = page?.total ?? null;
  const more = page !== undefined && (total === null || total.count > page.rows.length);
  return (
    <section aria-labelledby={headingId} className="border-t border-line py-5">
      <div className="flex min-h-control-small flex-wrap items-center gap-x-3 gap-y-2 px-4 pb-2 sm:px-6">
        <h2 id={headingId} className="me-auto text-base font-semibold">
          {list.title}
          {total !== null && (
            <span className="ms-2 font-normal text-ink-subtle tabular-nums">{written(total)}</span>
          )}
        </h2>
        {more && allHref !== undefined && (
          <Button asChild size="small" variant="ghost">
            <a href={allHref} aria-describedby={headingId}>
              {labels.showAll(total === null ? null : written(total))}
            </a>
          </Button>
        )}
        {addHref !== undefined && (
          <Button asChild size="small">
            <a href={addHref} aria-describedby={headingId}>
              {addLabel ?? labels.add}
            </a>
          </Button>
        )}
      </div>
      <RelatedBody list={list} labels={labels} />
    </section>
  );
}

function RelatedBody({ list, labels }: RelatedRecordsProps) {
  const instead = list.error ?? list.denied;
  if (instead !== undefined && instead !== null) {
    return <div className="px-4 sm:px-6">{instead}</div>;
  }
  if (list.page === undefined) {
    return (
      <Loading label={labels.loading} className="grid gap-4 px-4 py-3 sm:px-6">
        <Skeleton className="w-64" />
        <Skeleton className="w-48" />
      </Loading>
    );
  }
  if (list.page.rows.length === 0) {
    return <div className="px-4 text-ink-subtle sm:px-6">{list.empty ?? labels.noRelated}</div>;
  }
  return <RelatedTable list={list} page={list.page} />;
}

function RelatedTable({ list, page }: { readonly list: RelatedList; readonly page: RecordPage }) {
  const fields = titleFirst(list.fields, list.titleField);
  return (
    <TableScroll label={list.title}>
      <Table aria-label={list.title}>
        <TableHead>
          <TableRow>
            {fields.map((field) => (
              <TableHeader key={field.name} align={isAmount(field) ? 'end' : 'start'}>
                {field.label}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {page.rows.map((row) => (
            <TableRow key={row.id}>
              {fields.map((field, index) => (
                <TableCell key={field.name} align={isAmount(field) ? 'end' : 'start'}>
                  <RelatedCell row={row} field={field} opens={index === 0} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

interface RelatedCellProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
  /** The cell by which the record is opened. */
  readonly opens: boolean;
}

function RelatedCell({ row, field, opens }: RelatedCellProps) {
  const link = field.reference && row.links[field.reference.constraint];
  const value = row.values[field.name];
  if (!opens || row.href === undefined) {
    return <ShowField field={field} value={value} link={link} place="cell" />;
  }
  return (
    <TableRowLink href={row.href}>
      <ShowField
        field={{ ...field, identifier: undefined }}
        value={value}
        // A link within a link would be two targets in one.
        link={link && { label: link.label }}
        place="cell"
      />
    </TableRowLink>
  );
}

const numbers = new Intl.NumberFormat('en');

function written({ count, exact }: NonNullable<RecordPage['total']>): string {
  return exact ? numbers.format(count) : `about ${numbers.format(count)}`;
}
