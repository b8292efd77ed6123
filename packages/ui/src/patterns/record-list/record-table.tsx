import { type ReactNode, useEffect, useRef, type RefObject } from 'react';
import {
  type ColumnActions,
  DataGrid,
  type DataGridColumn,
  type DataGridHeader,
} from '../../components/data-grid/index.ts';
import { useNavigate } from '../../components/link/index.ts';
import { TableRowLink } from '../../components/table/index.ts';
import { FieldDisplay, isAmount } from '../../fields/index.ts';
import { richText, tag } from '../../rich-text.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { MarkedValue } from '../record-mark.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { recordListMessages } from './messages.ts';
import { PanelButton } from './panel-button.tsx';
import { nextSort } from './next-sort.ts';
import type { ColumnLayout, RecordListProps } from './record-list-props.ts';
import { isSelected, withSelected } from './selection.ts';
import { dimmed } from './styles.ts';
import { useFittingColumns } from './use-fitting-columns.ts';

const noRows: readonly RecordRow[] = [];
/** A mark beside a value is not cut off with it. */
const withMark = 'has-[*+[data-slot=status-badge]]:max-w-96';
/** More columns than fit on any screen. */
const mostFitting = 28;

/** Returns the columns of a list that are shown, and what a grid needs to arrange and sort them. */
export function useRecordColumns(props: RecordListProps) {
  const { label, page, state, hrefFor } = props;
  const scroll = useRef<HTMLDivElement>(null);
  const { onHiddenColumnsChange, layout, onLayoutChange, footers } = props;
  const isLaidOut = layout !== undefined && !isUnset(layout);
  const fitColumns = props.fitColumns === true && !isLaidOut;
  const candidates = fitColumns ? props.fields.slice(0, mostFitting) : props.fields;
  // No column leaves because the value of a cell that is edited got longer.
  const fitted = props.editing === undefined ? page : undefined;
  const fields = useFittingColumns(scroll, candidates, fitted, fitColumns);
  // The first one only says what the others are.
  const hasFooters = fields.slice(1).some(({ name }) => footers?.[name] !== undefined);
  const hidden = JSON.stringify(props.fields.slice(fields.length).map((field) => field.name));
  useEffect(() => {
    onHiddenColumnsChange?.(JSON.parse(hidden) as readonly string[]);
    // A board or cards leave out none.
    return () => onHiddenColumnsChange?.([]);
  }, [hidden, onHiddenColumnsChange]);
  useTopOfPage(scroll, page?.offset);
  const navigate = useNavigate();
  const follow = (sort: RecordListProps['state']['sort']) =>
    navigate(hrefFor({ ...state, sort, offset: 0, start: undefined }));

  const headerOf = ({ name }: NamedColumn) => {
    const field = fields.find((field) => field.name === name);
    return field === undefined ? {} : header(field, props, follow);
  };
  return {
    columns: columnsOf(fields, layout?.pinned, props.panel?.onChange),
    grid: {
      label,
      ref: scroll,
      className: 'flex-1',
      header: headerOf,
      footer: hasFooters ? ({ name }: NamedColumn) => footers?.[name] ?? '\u00A0' : undefined,
      columnMenu: columnMenuOf(fields, props, follow),
      layout,
      onLayoutChange,
      onOrderChange: props.onColumnsChange,
    },
  };
}

/** The rows as a grid, for screens with room for columns. */
export function RecordTable(props: RecordListProps) {
  const { page, busy = false, selection, onSelectionChange } = props;
  const { columns, grid } = useRecordColumns(props);
  const rows = page?.rows ?? noRows;
  return (
    <DataGrid
      {...grid}
      columns={columns}
      rowCount={rows.length}
      rowAt={(index) => rows[index]}
      rowId={idOf}
      rowOffset={page?.offset}
      totalRows={page?.total?.exact === true ? page.total.count : -1}
      loading={page === undefined}
      busy={busy}
      selection={
        selection &&
        onSelectionChange && {
          has: (id) => isSelected(selection, id),
          onSelect: (ids, selected) => onSelectionChange(withSelected(selection, ids, selected)),
          nameOf: titleOf,
        }
      }
      panel={props.panel && { ...props.panel, isOpenable: hasAddress }}
      {...props.editing}
      bodyClassName={busy ? dimmed : props.editing?.bodyClassName}
    />
  );
}

type NamedColumn = Pick<DataGridColumn<RecordRow>, 'name'>;

function isUnset({ widths, pinned }: ColumnLayout): boolean {
  return Object.keys(widths).length === 0 && pinned.length === 0;
}

const idOf = ({ id }: RecordRow) => id;
const titleOf = ({ title }: RecordRow) => title;
export const hasAddress = ({ href }: RecordRow) => href !== undefined;

function namesOf(fields: readonly FieldDescriptor[]): readonly string[] {
  return fields.map(({ name }) => name);
}

function columnsOf(
  fields: readonly FieldDescriptor[],
  pinned: readonly string[] = [],
  onOpen?: (id: string) => void,
): readonly DataGridColumn<RecordRow>[] {
  const last = fields.findLastIndex(({ name }, index) => index === 0 || !pinned.includes(name));
  return fields.map((field, index) => ({
    name: field.name,
    label: field.label,
    align: isAmount(field) && index > 0 ? 'end' : 'start',
    rowHeader: index === 0,
    width: index === 0 ? undefined : field.width,
    // The first one is sticky, and holds the button as well.
    className:
      onOpen !== undefined && index === last && index > 0 ? `${withMark} relative` : withMark,
    cell: (row) => {
      const Value = index === 0 ? TitleValue : CellValue;
      if (onOpen === undefined || index !== last) return <Value row={row} field={field} />;
      return (
        <>
          <Value row={row} field={field} />
          <PanelButton row={row} onOpen={onOpen} />
        </>
      );
    },
  }));
}

/** Returns what draws the menu of a column; undefined where nothing but its order can be changed. */
function columnMenuOf(
  fields: readonly FieldDescriptor[],
  { state, onColumnsChange, onLayoutChange, jump }: RecordListProps,
  follow: (sort: RecordListProps['state']['sort']) => void,
): ((column: NamedColumn, actions: ColumnActions) => ReactNode) | undefined {
  if (onColumnsChange === undefined && onLayoutChange === undefined) return undefined;
  return ({ name }, actions) => {
    const field = fields.find((field) => field.name === name);
    if (field === undefined) return null;
    const others = namesOf(fields).filter((other) => other !== name);
    return (
      <HeaderMenu
        field={field}
        actions={actions}
        sort={state.sort}
        onSortChange={field.sortable === false ? undefined : follow}
        onJump={jump?.field === name ? jump.onJump : undefined}
        onHide={
          field === fields[0] ? undefined : onColumnsChange && (() => onColumnsChange(others))
        }
      />
    );
  };
}

function header(
  field: FieldDescriptor,
  { state }: RecordListProps,
  follow: (sort: RecordListProps['state']['sort']) => void,
): DataGridHeader {
  const position = state.sort.findIndex((key) => key.field === field.name);
  const key = state.sort[position];
  return {
    title: field.description,
    'data-why': field.why,
    'data-why-name': field.why && field.label,
    sort: key?.direction ?? 'none',
    // A second column is added to the order of a first one.
    sortHint: key === undefined && state.sort.length > 0 ? recordListMessages.sortHint : undefined,
    sortPosition: position >= 0 && state.sort.length > 1 ? position + 1 : undefined,
    // ARIA lets one header at a time say that it orders the rows.
    ...(position > 0 ? { 'aria-sort': undefined } : {}),
    onSort:
      field.sortable === false
        ? undefined
        : ({ extend }) => follow(nextSort(state.sort, field.name, extend)),
    children:
      position > 0 && key !== undefined
        ? richText(
            recordListMessages.furtherSort.parts({
              field: field.label,
              position: position + 1,
              direction: key.direction,
              hidden: tag('span', { className: 'sr-only' }),
            }),
          )
        : field.label,
  };
}

/** Another page begins at its top. */
function useTopOfPage(scroll: RefObject<HTMLElement | null>, offset: number | undefined) {
  useEffect(() => {
    if (offset !== undefined) scroll.current?.scrollTo({ top: 0 });
  }, [scroll, offset]);
}

interface ValueProps {
  readonly row: RecordRow;
  readonly field: FieldDescriptor;
}

/** A value that names another record links to it, as a reference does. */
function CellValue({ row, field }: ValueProps) {
  const shown = row.shown?.[field.name];
  const reference =
    field.reference ??
    (field.linkedBy === undefined
      ? undefined
      : { constraint: field.linkedBy, entityLabel: field.label });
  return (
    <MarkedValue row={row} field={field}>
      {shown ?? (
        <FieldDisplay
          field={{ ...field, reference }}
          value={row.values[field.name]}
          link={reference && row.links[reference.constraint]}
          place="cell"
        />
      )}
    </MarkedValue>
  );
}

/** The link to the record, or its title when it has no address. */
function TitleValue({ row, field }: ValueProps) {
  // A title that is a reference would be a link within a link.
  const link = field.reference && row.links[field.reference.constraint];
  const shown = row.shown?.[field.name] ?? (
    <FieldDisplay
      field={{ ...field, identifier: undefined }}
      value={row.values[field.name]}
      link={link && { label: link.label }}
      place="cell"
    />
  );
  return (
    <MarkedValue row={row} field={field}>
      {row.href === undefined ? shown : <TableRowLink href={row.href}>{shown}</TableRowLink>}
    </MarkedValue>
  );
}
