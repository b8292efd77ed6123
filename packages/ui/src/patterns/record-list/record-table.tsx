import { type RefObject, useEffect, useRef } from 'react';
import { isAmount } from '../../fields/index.ts';
import {
  Table,
  TableBody,
  TableHead,
  TableHeader,
  TableRow,
  TableScroll,
} from '../../components/table/index.ts';
import { useLabels } from '../../labels/index.ts';
import { useFollowAddress } from '../use-follow-address.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { recordListLabels } from './labels.ts';
import { nextSort } from './next-sort.ts';
import type { RecordListProps } from './record-list-props.ts';
import { RecordTableRow } from './record-table-row.tsx';
import { RecordTableSkeleton } from './record-table-skeleton.tsx';
import { dimmed, stickyColumn } from './styles.ts';
import { useFittingColumns } from './use-fitting-columns.ts';
import { useGrowing } from './use-growing.ts';

const noRows: readonly RecordRow[] = [];
/** More than a screen holds, and few enough to be drawn within a blink. */
const atOnce = { columns: 30, rows: 100 };

/** The rows as a table, for screens with room for columns. */
export function RecordTable(props: RecordListProps) {
  const labels = useLabels(recordListLabels);
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
          <RecordTableSkeleton fields={fields} label={labels.loading} />
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
  const labels = useLabels(recordListLabels);
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
      sortHint={key === undefined && state.sort.length > 0 ? labels.sortHint : undefined}
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
      {field.label}
      {position > 0 && key !== undefined && (
        <span className="sr-only">{labels.furtherSort(position + 1, key.direction)}</span>
      )}
    </TableHeader>
  );
}

/** Another page begins at its top. */
function useTopOfPage(scroll: RefObject<HTMLElement | null>, offset: number | undefined) {
  useEffect(() => {
    if (offset !== undefined) scroll.current?.scrollTo({ top: 0 });
  }, [scroll, offset]);
}
