import { type AddressProblem, atFirstPage } from '@ninefold/data/records';
import { entityId, isLarge } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { ColumnChooser, RecordList, SortChooser } from '@ninefold/ui/patterns/record-list';
import { phone, useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { withCustomCells } from '../custom-code/custom-cells/index.ts';
import { deferred } from '../application/index.ts';
import type { LaterParts } from './after-rows.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHeader } from './list-header.tsx';
import { ListMenu } from './list-menu.tsx';
import { useFilterRelations } from './use-filter-relations.ts';
import { type ListView, writeView } from '../addresses/index.ts';
import type { ListPart } from './list-part-props.ts';
import { type ListPlace, useListAddress } from './use-list-address.ts';
import { useListSelection } from './use-list-selection.ts';
import { boardFields, calendarFields, groupFields } from './view-fields.ts';
import { summedFields, sumFooters } from './sum-footers.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { useColumnLayout } from './column-layout.ts';
import { useRowMarks } from '../changes/index.ts';
import {
  useListScope,
  useRecordSource,
  useScreen,
  useScreenRead,
} from '../screen-context/index.ts';
import { defaultColumns, readableFields, shownFields, titleField } from '../descriptors/index.ts';
import { listViewMessages } from './view-messages.ts';
import { pageSizes, tableState, withTableState } from './list-state.ts';
import { fieldsToList, listQuery } from '../queries/index.ts';
import type { EditedList } from '../edit-cells/index.ts';
import type { EntityScreenProps } from '../failures/index.ts';
import { failureNotice } from '../failures/index.ts';

const AddressProblems = deferred(() => import('./address-problems.tsx'), 'AddressProblems');
const SearchScopeNote = deferred(() => import('./search-scope-note.tsx'), 'SearchScopeNote');
const ListBoard = deferred(() => import('./board/list-board.tsx'), 'ListBoard');
const ListGroups = deferred(() => import('./groups/list-groups.tsx'), 'ListGroups');
const QuickFilters = deferred(() => import('./quick-filters.tsx'), 'QuickFilters');
const ListCalendar = deferred(() => import('./calendar/list-calendar.tsx'), 'ListCalendar');
const EmptyList = deferred(() => import('./empty-list.tsx'), 'EmptyList');
const AfterRows = deferred(() => import('./after-rows.tsx'), 'AfterRows');
const BulkActions = deferred(() => import('../bulk-actions/bulk-actions.tsx'), 'BulkActions');
const EditCells = deferred(() => import('../edit-cells/index.ts'), 'EditCells');

const whenFailed = ({ state }: { readonly state: { readonly status: string } }) =>
  state.status === 'error';

/** Read again by `ListFreshness`, which moves no row that is being read. */
const keptFresh = {
  refetchOnWindowFocus: whenFailed,
  refetchOnReconnect: whenFailed,
  meta: { isKeptFresh: true },
};

export interface EntityListProps extends EntityScreenProps {
  readonly place: ListPlace;
  /** What a custom screen gives; undefined for the list of an entity's screen. */
  readonly part?: ListPart | undefined;
}

/** The assembled list of an entity, whose state is in its place of the address. */
export function EntityList({ entity, place, part }: EntityListProps) {
  // What takes long is memoized below. Memoizing the rest would add 2 kB to the first load.
  'use no memo';
  const { loaded } = useScreen();
  const source = useRecordSource();
  const address = useListAddress(place, entity, loaded.specification);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [layout, setLayout] = useColumnLayout(entity, address.search, address.chosen?.columns);
  const isPhone = useMediaQuery(phone);
  const relations = useFilterRelations(entity);
  /** While its cells are edited. */
  const [edited, setEdited] = useState<EditedList>();
  const fields = useMemo(
    () =>
      withCustomCells(
        readableFields(loaded.specification, entity, 'list'),
        entity,
        loaded.declaration,
      ),
    [loaded, entity],
  );
  const boards = boardFields(fields);
  const calendars = calendarFields(fields);
  const { view } = address;
  const viewFields = { board: boards, calendar: calendars, group: groupFields(fields) };
  const viewed = view && viewFields[view.kind].find(({ name }) => name === view.field);
  const isTable = viewed === undefined || view?.kind === 'group';
  // Unsaved edits are kept by address, which a custom screen may give to several lists.
  const mayEdit = viewed === undefined && part === undefined;
  const within = useListScope(entity);
  const opened = address.columns ?? part?.columns;
  // The same fields leave the rows of the grid as they are when the list is drawn again.
  const shown = useMemo(() => shownFields(entity, fields, opened), [entity, fields, opened]);
  const names = [...shown.map(({ name }) => name), ...(edited?.reads ?? [])];
  const reading = { within, fields: fieldsToList(entity, names) };
  const query = listQuery(source, entity, address.state, reading);
  const list = useQuery({
    ...query,
    ...keptFresh,
    placeholderData: keepPreviousData,
    enabled: viewed === undefined,
  });
  const isRead = useScreenRead();
  const [{ mark: markChanges, jump, above }, setLater] = useState<LaterParts>({});

  const rowMarksOf = useRowMarks();
  const mark = useMemo(() => rowMarksOf(entity), [rowMarksOf, entity]);
  const page = useMemo(
    () =>
      list.data && {
        ...list.data,
        rows: list.data.rows.map((row) => markChanges?.(mark(row)) ?? mark(row)),
      },
    [list.data, mark, markChanges],
  );
  const title = titleField(entity, fields);
  const opening = useMemo(() => defaultColumns(entity, fields), [entity, fields]);
  const columns = opened ?? opening;
  const plural = part?.title ?? entity.plural.value ?? entity.name;
  const { state, setState } = address;
  const selection = useListSelection(entity, state);
  const problems =
    view === undefined || viewed !== undefined
      ? address.problems
      : [...address.problems, viewProblem(view)];
  const table = useMemo(
    () => tableState(loaded.specification, entity, state),
    [loaded, entity, state],
  );
  const onClear = () => setState(atFirstPage({ ...state, filters: [], search: '' }));
  const summed = summedFields(shown);
  const sums = {
    entity,
    // Columns that don't fit have no sums, but a column that comes back needs no other request.
    fields: summed.every(({ name }) => hidden.includes(name)) ? [] : summed,
    state,
    total: viewed !== undefined || list.isPlaceholderData ? undefined : list.data?.total,
    selection: selection.selected,
  };
  const footers = sumFooters(shown[0]?.name ?? '', sums, page !== undefined);
  const quick = isTable ? quickField(boards, shown) : undefined;
  const grid = {
    fields: shown,
    titleField: title,
    fitColumns: address.columns === undefined,
    onHiddenColumnsChange: setHidden,
    layout,
    onLayoutChange: setLayout,
    onColumnsChange: address.setColumns,
    state: table,
    hrefFor: (shown: typeof table) =>
      address.hrefFor(withTableState(loaded.specification, entity, state, shown)),
    ...selection.props,
  };

  const menu = (
    <ListMenu
      entity={entity}
      state={state}
      columns={shown.map(({ name }) => name)}
      page={list.data}
      selection={selection.selected}
      onEditCells={mayEdit && edited === undefined && !isPhone ? () => setEdited({}) : undefined}
      onJump={jump?.onJump}
    />
  );

  return (
    <>
      {part === undefined ? (
        <ListHeader
          entity={entity}
          views={{ search: address.search, onChosen: address.setChosen, layout }}
          menu={menu}
        />
      ) : (
        <part.Header title={part.title} titleId={part.titleId} actions={part.actions} menu={menu} />
      )}
      <ListFilters
        entity={entity}
        fields={fields}
        state={state}
        onStateChange={(changed) => setState(atFirstPage(changed))}
        within={within}
        total={sums.total}
        end={
          <>
            <ViewSwitch
              boards={boards}
              groups={groupFields(shown)}
              calendars={calendars}
              view={viewed && view}
              onViewChange={address.setView}
            />
            <SortChooser
              fields={shown}
              relations={relations}
              sort={table.sort}
              onSortChange={(order) => setState(atFirstPage({ ...state, order }))}
            />
            <ColumnChooser
              fields={fields}
              visible={columns.filter((name) => !hidden.includes(name))}
              unfitting={hidden.length}
              fixed={title === undefined ? [] : [title]}
              onVisibleChange={address.setColumns}
              onReset={() => {
                setLayout(undefined);
                address.setColumns(undefined);
              }}
            />
          </>
        }
      />
      {state.search.trim() !== '' && isLarge(entity) && <SearchScopeNote entity={entity} />}
      {problems.length > 0 && <AddressProblems problems={problems} />}
      {quick !== undefined && (
        // Its room is there before its choices are.
        <div className="-mt-1 shrink-0 overflow-x-auto px-4 pt-1 pb-3 sm:px-6">
          <div className="flex min-h-control-small">
            {(viewed ?? list.data) && (
              <QuickFilters
                entity={entity}
                field={quick}
                state={state}
                total={sums.total}
                onFiltersChange={(filters) => setState(atFirstPage({ ...state, filters }))}
              />
            )}
          </div>
        </div>
      )}
      {above}
      {viewed !== undefined && view?.kind === 'group' ? (
        <ListGroups
          {...grid}
          key={`${view.field} ${view.unit}`}
          entity={entity}
          field={viewed}
          unit={view.unit}
          onUnitChange={(unit) => address.setView({ ...view, unit })}
          listState={state}
          selected={selection.selected}
          areSumsShown={sums.fields.length > 0}
          title={plural}
          none={part?.none}
          onClear={onClear}
        />
      ) : viewed !== undefined && view?.kind === 'calendar' ? (
        <ListCalendar
          entity={entity}
          field={viewed}
          title={plural}
          month={view.month}
          state={state}
          monthHref={(month) => address.viewHref({ ...view, month })}
          tableHref={address.tableHref}
        />
      ) : viewed !== undefined ? (
        <ListBoard
          entity={entity}
          field={viewed}
          fields={shown}
          titleField={title}
          title={plural}
          state={state}
          tableHref={address.tableHref}
        />
      ) : (
        <RecordList
          {...grid}
          {...footers}
          label={plural}
          page={page}
          busy={list.isPlaceholderData}
          pageSizes={pageSizes(loaded.specification, entity)}
          jump={jump}
          rowsWhy={question('rows', entityId(entity))}
          footerEnd={
            <>
              {footers.footerEnd}
              {isRead && (
                <AfterRows
                  source={source}
                  entity={entity}
                  state={state}
                  reading={reading}
                  limit={table.limit}
                  queryKey={query.queryKey}
                  updatedAt={list.dataUpdatedAt}
                  titleField={shown[0]?.name}
                  fields={fields}
                  onStateChange={setState}
                  onPartsChange={setLater}
                  onEdit={mayEdit ? setEdited : undefined}
                />
              )}
            </>
          }
          empty={
            <EmptyList
              entity={entity}
              emptyReason={list.data?.emptyReason}
              state={state}
              none={part?.none}
              onClear={onClear}
            />
          }
          error={failureNotice(list, entity)}
          {...edited}
        />
      )}
      {edited && (
        <EditCells
          entity={entity}
          page={page}
          fields={shown}
          hidden={hidden}
          kept={edited.kept}
          onChange={setEdited}
        />
      )}
      {isTable && selection.wasUsed && selection.props && (
        <BulkActions
          entity={entity}
          state={state}
          total={sums.total ?? null}
          {...selection.props}
        />
      )}
    </>
  );
}

/** Returns the first column with few enough values to choose from above the list. */
function quickField(boards: readonly FieldDescriptor[], shown: readonly FieldDescriptor[]) {
  return boards.find((field) => shown.includes(field) && (field.options?.length ?? 0) <= 12);
}

function viewProblem(view: ListView): AddressProblem {
  const value = writeView(view);
  return { parameter: 'view', value, message: listViewMessages.notOffered({ view: value }) };
}
