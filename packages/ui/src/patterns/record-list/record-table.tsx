import { memo, useEffect, useRef, type RefObject } from 'react';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
  TableRowLink,
  TableScroll,
} from '../../components/table/index.ts';
import { FieldDisplay, isAmount } from '../../fields/index.ts';
import { richText, tag } from '../../rich-text.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { RecordMark } from '../record-mark.tsx';
import { useFollowAddress } from '../use-follow-address.ts';
import { recordListMessages } from './messages.ts';
import { nextSort } from './next-sort.ts';
import type { RecordListProps } from './record-list-props.ts';
import { RecordTableSkeleton } from './record-table-skeleton.tsx';
import { besideStickyColumn, dimmed, stickyColumn } from './styles.ts';
import { useFittingColumns, useGrowing } from './use-fitting-columns.ts';

const noRows: readonly RecordRow[] = [];
/** More than a screen holds, and few enough to be drawn within a blink. */
const atOnce = { columns: 30, rows: 100 };

/** The rows as a table, for screens with room for columns. */
export function RecordTable(props: RecordListProps) {
  const { label, page, busy = false } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const { fitColumns = false, onHiddenColumnsChange } = props;
  const fitting = useFittingColumns(scroll, props.fields, page, fitColumns);
  const hidden = JSON.stringify(props.fields.slice(fitting.length).map((field) => field.name));
  useEffect(
    () => onHiddenColumnsChange?.(JSON.parse(hidden) as readonly string[]),
    [hidden, onHiddenColumnsChange],
  );
  const fields = useGrowing(fitting, atOnce.columns);
  const rows = useGrowing(page?.rows ?? noRows, atOnce.rows);
  useTopOfPage(scroll, page?.offset);

  return (
    <TableScroll
      label={label}
      ref={scroll}
      className="group/scroll flex-1"
      onScroll={(event) => {
        const { currentTarget } = event;
        currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
      }}
    >
      <Table aria-label={label} aria-busy={busy || page === undefined || undefined}>
        <TableHead>
          <TableRow>
            {fields.map((field, index) => (
              <ColumnHeader key={field.name} field={field} first={index === 0} list={props} />
            ))}
          </TableRow>
        </TableHead>
        {page === undefined ? (
          <RecordTableSkeleton fields={fields} label={recordListMessages.loading} />
        ) : (
          <TableBody className={busy ? dimmed : undefined}>
            {rows.map((row) => (
              <RecordTableRow key={row.id} row={row} fields={fields} />
            ))}
          </TableBody>
        )}
      </Table>
    </TableScroll>
  );
}

interface ColumnHeaderProps {
  readonly field: FieldDescriptor;
  readonly first: boolean;
  readonly list: RecordListProps;
}

function ColumnHeader({ field, first, list }: ColumnHeaderProps) {
  const { state, hrefFor, sortable } = list;
  const position = state.sort.findIndex((key) => key.field === field.name);
  const followAddress = useFollowAddress();
  const key = state.sort[position];
  const canSort = sortable?.(field) ?? true;
  return (
    <TableHeader
      align={isAmount(field) ? 'end' : 'start'}
      className={first ? stickyColumn : undefined}
      title={field.description}
      data-why={field.why}
      data-why-name={field.why && field.label}
      sort={key?.direction ?? 'none'}
      // A second column is added to the order of a first one.
      sortHint={
        key === undefined && state.sort.length > 0 ? recordListMessages.sortHint : undefined
      }
      sortPosition={position >= 0 && state.sort.length > 1 ? position + 1 : undefined}
      // ARIA lets one header at a time say that it orders the rows.
      {...(position > 0 ? { 'aria-sort': undefined } : {})}
      onSort={
        canSort
          ? ({ extend }) =>
              followAddress(
                hrefFor({ ...state, sort: nextSort(state.sort, field.name, extend), offset: 0 }),
              )
          : undefined
      }
    >
      {position > 0 && key !== undefined
        ? richText(
            recordListMessages.furtherSort.parts({
              field: field.label,
              position: position + 1,
              direction: key.direction,
              hidden: tag('span', { className: 'sr-only' }),
            }),
          )
        : field.label}
    </TableHeader>
  );
}

/** Another page begins at its top. */
function useTopOfPage(scroll: RefObject<HTMLElement | null>, offset: number | undefined) {
  useEffect(() => {
    if (offset !== undefined) scroll.current?.scrollTo({ top: 0 });
  }, [scroll, offset]);
}

interface RecordTableRowProps {
  readonly row: RecordRow;
  readonly fields: readonly FieldDescriptor[];
}

/** One record. Kept apart, so that drawing the list again leaves the rows that did not change. */
const RecordTableRow = memo(function RecordTableRow({ row, fields }: RecordTableRowProps) {
  return (
    <TableRow>
      {fields.map((field, index) =>
        index === 0 ? (
          <TitleCell key={field.name} row={row} field={field} />
        ) : (
          <TableCell
            key={field.name}
            align={isAmount(field) ? 'end' : 'start'}
            data-width={field.width}
            className={besideStickyColumn}
          >
            <CellValue row={row} field={field} />
            <RecordMark row={row} field={field} />
          </TableCell>
        ),
      )}
    </TableRow>
  );
});

/** A value that names another record links to it, as a reference does. */
function CellValue({ row, field }: TitleCellProps) {
  const shown = row.shown?.[field.name];
  if (shown !== undefined) return shown;
  const reference =
    field.reference ??
    (field.linkedBy === undefined
      ? undefined
      : { constraint: field.linkedBy, entityLabel: field.label });
  return (
    <FieldDisplay
      field={{ ...field, reference }}
      value={row.values[field.name]}
      link={reference && row.links[reference.constraint]}
      place="cell"
    />
  );
}

interface TitleCellProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
}

/** The link to the record, or its title when it has no address. */
function TitleCell({ row, field }: TitleCellProps) {
  // A title that is a reference would be a link within a link.
  const link = field.reference && row.links[field.reference.constraint];
  const shown = (
    <FieldDisplay
      field={{ ...field, identifier: undefined }}
      value={row.values[field.name]}
      link={link && { label: link.label }}
      place="cell"
    />
  );
  return (
    <TableRowHeader className={`max-w-80 ${stickyColumn}`}>
      {row.href === undefined ? shown : <TableRowLink href={row.href}>{shown}</TableRowLink>}
      <RecordMark row={row} field={field} />
    </TableRowHeader>
  );
}
