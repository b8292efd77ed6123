import { useMemo } from 'react';
import { DataGrid, type DataGridColumn } from '../../components/data-grid/index.ts';
import { FieldDisplay } from '../../fields/index.ts';
import type { RecordPage, RecordRow } from '../../shapes/index.ts';
import { hasAddress, isSelected, useRecordColumns, withSelected } from '../record-list/index.ts';
import { type GridItem, gridItems, itemId } from './grid-items.ts';
import { GroupHeading } from './group-heading.tsx';
import type { GroupedListProps } from './grouped-list-props.ts';
import { MoreButton } from './more-button.tsx';

/** The groups as rows of a grid, with their sums below the columns' headers. */
export function GroupedTable(props: GroupedListProps) {
  const { groups, selection, onSelectionChange } = props;
  const measured = useMemo(
    (): RecordPage | undefined => groups && { rows: [], offset: 0, total: null },
    [groups],
  );
  const { columns, grid } = useRecordColumns({ ...props, page: measured });
  const items = useMemo(() => gridItems(groups ?? []), [groups]);
  return (
    <DataGrid<GridItem>
      {...grid}
      columns={columns.map((column, index) => ({
        ...column,
        cell: (item) => cellOf(item, column, index === 0, props),
      }))}
      rowCount={items.length}
      rowAt={(index) => items[index]}
      rowId={itemId}
      rowClassName={({ kind }) => (kind === 'group' ? '[&>*]:bg-sunken' : undefined)}
      loading={groups === undefined}
      busy={props.busy}
      panel={
        props.panel && {
          ...props.panel,
          isOpenable: (item) => item.kind === 'record' && hasAddress(item.row),
        }
      }
      selection={
        selection &&
        onSelectionChange && {
          has: (id) => isSelected(selection, id),
          onSelect: (ids, selected) => onSelectionChange(withSelected(selection, ids, selected)),
          nameOf: (item) => (item.kind === 'record' ? item.row.title : undefined),
        }
      }
    />
  );
}

function cellOf(
  item: GridItem,
  column: DataGridColumn<RecordRow>,
  isFirst: boolean,
  { groupField, unit, fields, onOpenChange, onMore }: GroupedListProps,
) {
  const { kind, group } = item;
  if (kind === 'record') return column.cell(item.row);
  if (isFirst) {
    if (kind === 'error') return group.error;
    if (kind === 'more') return <MoreButton group={group} onMore={onMore} />;
    return (
      <GroupHeading
        group={group}
        groupField={groupField}
        unit={unit}
        onClick={() => onOpenChange(group.id, !group.open)}
      />
    );
  }
  const field = fields.find(({ name }) => name === column.name);
  const sum = kind === 'group' ? group.sums[column.name] : undefined;
  if (sum === undefined || field === undefined) return '';
  return (
    <span className="font-medium">
      <FieldDisplay field={field} value={sum} place="cell" />
    </span>
  );
}
