import { atFirstPage } from '@ninefold/data/records';
import { entityId, isLarge } from '@ninefold/specification';
import { question } from '@ninefold/specification/explain';
import { RecordList, type ListPanel } from '@ninefold/ui/patterns/record-list';
import { phone, useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import { useMemo, useState } from 'react';
import { deferred } from '../application/index.ts';
import type { LaterParts } from './after-rows.tsx';
import { ListHeader } from './list-header.tsx';
import { ListInView } from './list-in-view.tsx';
import { ListMenu } from './list-menu.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListPart } from './list-part-props.ts';
import { type ListPlace, useListAddress } from './use-list-address.ts';
import { chosenView, quickField } from './chosen-view.ts';
import { useListColumns } from './use-list-columns.ts';
import { useListPage } from './use-list-page.ts';
import { useListSelection } from './use-list-selection.ts';
import { summedFields, sumFooters } from './sum-footers.tsx';
import { useColumnLayout } from './column-layout.ts';
import {
  useListScope,
  useRecordSource,
  useScreen,
  useScreenRead,
} from '../screen-context/index.ts';
import { pageSizes, tableState, withTableState } from './list-state.ts';
import { fieldsToList } from '../screen-context/queries/index.ts';
import type { EditedList } from './edit-cells/index.ts';
import { type EntityScreenProps, failureNotice } from '../failures/index.ts';

const AddressProblems = deferred(() => import('./address-problems.tsx'), 'AddressProblems');
const SearchScopeNote = deferred(() => import('./search-scope-note.tsx'), 'SearchScopeNote');
const QuickFilters = deferred(() => import('./quick-filters.tsx'), 'QuickFilters');
const EmptyList = deferred(() => import('./empty-list.tsx'), 'EmptyList');
const AfterRows = deferred(() => import('./after-rows.tsx'), 'AfterRows');
const ListKeys = deferred(() => import('./keys/list-keys.tsx'), 'ListKeys');
const BulkActions = deferred(() => import('./bulk-actions/bulk-actions.tsx'), 'BulkActions');
const EditCells = deferred(() => import('./edit-cells/index.ts'), 'EditCells');

export interface EntityListProps extends EntityScreenProps {
  readonly place: ListPlace;
  /** What a custom screen gives. */
  readonly part?: ListPart | undefined;
  /** The record that is open beside the list. Undefined where none can be. */
  readonly panel?: ListPanel | undefined;
}

/** The assembled list of an entity, whose state is in its place of the address. */
export function EntityList({ entity, place, part, panel }: EntityListProps) {
  // What takes long is memoized below. Memoizing the rest would add 2 kB to the first load.
  'use no memo';
  const { loaded } = useScreen();
  const source = useRecordSource();
  const address = useListAddress(place, entity, loaded.specification);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [layout, setLayout] = useColumnLayout(entity, address.search, address.chosen?.columns);
  const isPhone = useMediaQuery(phone);
  /** While its cells are edited. */
  const [edited, setEdited] = useState<EditedList>();
  const { fields, shown, columns, title } = useListColumns(entity, address, part?.columns);
  const { view, viewed, problems } = chosenView(address, fields);
  const isTable = viewed === undefined || view?.kind === 'group';
  // Unsaved edits are kept by address, which a custom screen may give to several lists.
  const mayEdit = viewed === undefined && place.name === undefined;
  const within = useListScope(entity);
  const names = [...shown.map(({ name }) => name), ...(edited?.reads ?? [])];
  const reading = { within, fields: fieldsToList(entity, names) };
  const [{ mark, jump, above }, setLater] = useState<LaterParts>({});
  const { list, page, queryKey } = useListPage({
    source,
    entity,
    state: address.state,
    reading,
    isRead: viewed === undefined,
    mark,
  });
  const isRead = useScreenRead();
  const Header = part?.Header ?? ListHeader;
  const plural = part?.title ?? entity.plural.value ?? entity.name;
  const { state, setState } = address;
  const selection = useListSelection(entity, state);
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
  const quick = isTable ? quickField(fields, shown) : undefined;
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
    panel,
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
      <Header
        {...part}
        entity={entity}
        title={plural}
        views={{ search: address.search, onChosen: address.setChosen, layout }}
        menu={menu}
      />
      <ListToolbar
        entity={entity}
        fields={fields}
        shown={shown}
        hidden={hidden}
        columns={columns}
        titleField={title}
        address={address}
        viewed={viewed}
        sort={table.sort}
        within={within}
        total={sums.total}
        quickField={quick}
        quick={
          quick && (
            // Its room is there before its choices are.
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
          )
        }
        onReset={() => {
          setLayout(undefined);
          address.setColumns(undefined);
        }}
      />
      {state.search.trim() !== '' && isLarge(entity) && <SearchScopeNote entity={entity} />}
      {problems.length > 0 && <AddressProblems problems={problems} />}
      {above}
      {viewed !== undefined && view !== undefined ? (
        <ListInView
          entity={entity}
          view={view}
          field={viewed}
          address={address}
          grid={grid}
          selected={selection.selected}
          areSumsShown={sums.fields.length > 0}
          title={plural}
          none={part?.none}
          onClear={onClear}
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
                  queryKey={queryKey}
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
      {isRead && isTable && !isPhone && (
        <ListKeys entity={entity} title={plural} panel={panel} {...selection.props} />
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
