import { isolate } from '@ninefold/messages';
import type { AddressProblem, ListState } from '@ninefold/data/records';
import {
  type Entity,
  entityId,
  entityName,
  entityPath,
  isLarge,
  type Specification,
} from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { ScreenHeader } from '@ninefold/ui/patterns/app-frame';
import { FilterBar } from '@ninefold/ui/patterns/filter-bar';
import { ColumnChooser, RecordList, SortChooser } from '@ninefold/ui/patterns/record-list';
import { WhyMark } from '@ninefold/ui/patterns/why';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { richText } from '@ninefold/ui/rich-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { deferred } from '../deferred/index.tsx';
import { ListMenu } from './list-menu.tsx';
import { useFilterRelations } from './use-filter-relations.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import {
  isSameView,
  type ListAddress,
  type ListView,
  readAddress,
  writeAddress,
  writeView,
} from '../addresses/index.ts';
import { useListSelection } from './use-list-selection.ts';
import { boardFields, calendarFields, groupFields } from './view-fields.ts';
import { summedFields, sumFooters } from './sum-footers.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { columnLayoutOf, useColumnLayout } from './column-layout.ts';
import { useRowMarks } from '../row-marks/index.ts';
import { CreateButton, recordActionMessages, useRecordSearch } from '../record-actions/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { defaultColumns, readableFields, titleField } from '../descriptors/index.ts';
import { listViewMessages } from './messages.ts';
import { type ChosenView, ListViews } from '../saved-views/index.ts';
import { pageSizes, tableState, withTableState } from './list-state.ts';
import { listQuery } from '../queries/index.ts';
import { entityScreen, type EntityScreenProps } from '../entity-screen/index.ts';
import { failureNotice } from '../failures/index.ts';

const AddressProblems = deferred(() => import('./address-problems.tsx'), 'AddressProblems');
const WriteOnlyList = deferred(() => import('./write-only-list.tsx'), 'WriteOnlyList');
const SearchScopeNote = deferred(() => import('./search-scope-note.tsx'), 'SearchScopeNote');
const ListBoard = deferred(() => import('./board/list-board.tsx'), 'ListBoard');
const ListGroups = deferred(() => import('./groups/list-groups.tsx'), 'ListGroups');
const QuickFilters = deferred(() => import('./quick-filters.tsx'), 'QuickFilters');
const ListCalendar = deferred(() => import('./calendar/list-calendar.tsx'), 'ListCalendar');
const EmptyList = deferred(() => import('./empty-list.tsx'), 'EmptyList');
const BulkActions = deferred(() => import('../bulk-actions/bulk-actions.tsx'), 'BulkActions');

export const ListScreen = entityScreen(({ entity }) =>
  entity.grants.select ? <EntityList entity={entity} /> : <WriteOnlyList entity={entity} />,
);

function EntityList({ entity }: EntityScreenProps) {
  const { loaded, tenant } = useScreen();
  const source = useRecordSource();
  const address = useListAddress(entity, loaded.specification);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [layout, setLayout] = useColumnLayout(entity);
  const searchRecords = useRecordSearch(entity);
  const recordLabel = useFilterLabels(entity, address.state.filters);
  const relations = useFilterRelations(entity);
  const fields = useMemo(
    () => readableFields(loaded.specification, entity, 'list'),
    [loaded, entity],
  );
  const boards = boardFields(fields);
  const calendars = calendarFields(fields);
  const { view } = address;
  const viewFields = { board: boards, calendar: calendars, group: groupFields(fields) };
  const viewed = view && viewFields[view.kind].find(({ name }) => name === view.field);
  const isTable = viewed === undefined || view?.kind === 'group';
  const list = useQuery({
    ...listQuery(source, entity, address.state, tenant?.narrow(entity)),
    placeholderData: keepPreviousData,
    enabled: viewed === undefined,
  });

  const rowMarksOf = useRowMarks();
  const mark = useMemo(() => rowMarksOf(entity), [rowMarksOf, entity]);
  const page = useMemo(
    () => list.data && { ...list.data, rows: list.data.rows.map(mark) },
    [list.data, mark],
  );
  const title = titleField(entity, fields);
  const opening = defaultColumns(entity, fields);
  const columns = address.columns ?? opening;
  const plural = entity.plural.value ?? entity.name;
  const { state, setState } = address;
  const selection = useListSelection(entity, state);
  const problems =
    view === undefined || viewed !== undefined
      ? address.problems
      : [...address.problems, viewProblem(view)];
  const table = tableState(loaded.specification, entity, state);
  const shown = [...new Set([...(title === undefined ? [] : [title]), ...columns])].flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
  );

  const onClear = () => setState({ ...state, filters: [], search: '', offset: 0 });
  const summed = summedFields(shown);
  const sums = {
    entity,
    // Columns that don't fit have no sums, but a column that comes back needs no other request.
    fields: summed.every(({ name }) => hidden.includes(name)) ? [] : summed,
    state,
    total: viewed !== undefined || list.isPlaceholderData ? undefined : list.data?.total,
    selection: selection.selected,
  };
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

  const views = {
    entity,
    search: address.search,
    onChosen: address.setChosen,
    layout,
    onLayoutChange: (layout: unknown) => setLayout(columnLayoutOf(layout)),
  };

  // On a phone, the header has no room for it.
  const menu = (
    <ListMenu
      entity={entity}
      state={state}
      columns={shown.map(({ name }) => name)}
      page={list.data}
      selection={selection.selected}
    />
  );

  return (
    <>
      <title>{plural}</title>
      <ScreenHeader
        title={
          <WhyMark why={question('entity', entityId(entity))} name={plural}>
            {plural}
          </WhyMark>
        }
        description={entity.description.value && isolate(entity.description.value)}
        actions={
          <>
            <ListViews {...views} className="max-sm:hidden" />
            <div className="max-sm:hidden">{menu}</div>
            <CreateButton entity={entity}>
              <span>
                {richText(
                  recordActionMessages.create.parts({
                    ...entityName(entity),
                    rest: hiddenOnPhone,
                  }),
                )}
              </span>
            </CreateButton>
          </>
        }
      />
      <div className="mx-4 mt-3 flex min-h-control gap-2 sm:hidden">
        <div className="min-w-0 flex-1">
          <ListViews {...views} className="w-full max-w-none" />
        </div>
        {menu}
      </div>
      <FilterBar
        className="max-sm:pt-3"
        fields={fields}
        filters={state.filters}
        onFiltersChange={(filters) => setState({ ...state, filters, offset: 0 })}
        search={state.search}
        onSearchChange={(search) => setState({ ...state, search, offset: 0 })}
        searchRecords={searchRecords}
        recordLabel={recordLabel}
        relations={relations}
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
              onSortChange={(order) => setState({ ...state, order, offset: 0 })}
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
                onFiltersChange={(filters) => setState({ ...state, filters, offset: 0 })}
              />
            )}
          </div>
        </div>
      )}
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
          onClear={onClear}
        />
      ) : viewed !== undefined && view?.kind === 'calendar' ? (
        <ListCalendar
          entity={entity}
          field={viewed}
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
          state={state}
          tableHref={address.tableHref}
        />
      ) : (
        <RecordList
          {...grid}
          {...sumFooters(shown[0]?.name ?? '', sums, page !== undefined)}
          label={plural}
          page={page}
          busy={list.isPlaceholderData}
          pageSizes={pageSizes(loaded.specification, entity)}
          rowsWhy={question('rows', entityId(entity))}
          empty={
            <EmptyList
              entity={entity}
              emptyReason={list.data?.emptyReason}
              state={state}
              onClear={onClear}
            />
          }
          error={failureNotice(list, entity)}
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

function hiddenOnPhone(content: ReactNode) {
  return <span className="max-sm:sr-only">{content}</span>;
}

function withoutEnd(pathname: string): string {
  return pathname.replace(/\/$/, '');
}

/** The state of a list in its address, and its columns: undefined where the address names none. */
function useListAddress(entity: Entity, specification: Specification) {
  const router = useRouter();
  const path = useMatch({ strict: false, select: ({ pathname }) => withoutEnd(pathname) });
  // On the way to another screen the address is already that one's.
  const searchStr = useRouterState({
    select: ({ location, resolvedLocation }) =>
      (withoutEnd(location.pathname) === path ? location : (resolvedLocation ?? location))
        .searchStr,
  });
  const [chosen, setChosen] = useState<ChosenView>();
  const here = useMemo(
    () => readAddress(searchStr, entity, specification),
    [searchStr, entity, specification],
  );
  return useMemo(() => {
    const address = (change: Partial<ListAddress>) => {
      const next = { ...here, ...change };
      const saved =
        chosen === undefined || isSameView(chosen.address, writeAddress(next))
          ? here.saved
          : chosen.id;
      const search = writeAddress({ ...next, saved });
      return `${entityPath(entity)}${search === '' ? '' : `?${search}`}`;
    };
    return {
      ...here,
      search: searchStr,
      setChosen,
      /** The address of the same list in another state, with the same columns. */
      hrefFor: (state: ListState) => address({ state }),
      viewHref: (view: ListView) => address({ view }),
      tableHref: (state: ListState) => address({ state, view: undefined }),
      /** Goes there, so that going back leads here again. */
      setState: (state: ListState) => router.history.push(address({ state })),
      setColumns: (columns: readonly string[] | undefined) =>
        router.history.replace(address({ columns })),
      setView: (view: ListView | undefined) =>
        router.history.push(address({ view, state: { ...here.state, offset: 0 } })),
    };
  }, [router, searchStr, entity, here, chosen]);
}
