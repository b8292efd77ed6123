import { isolate } from '@ninefold/messages';
import { type ListState, writeListAddress } from '@ninefold/data/records';
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
import { richText } from '@ninefold/ui/rich-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { deferred } from '../deferred/index.tsx';
import { useFilterRelations } from './use-filter-relations.ts';
import { useFilterLabels } from './use-filter-labels.ts';
import { writeColumns } from './column-list.ts';
import { readAddress } from './list-address.ts';
import { useRowMarks } from '../row-marks/index.ts';
import { CreateButton, recordActionMessages, useRecordSearch } from '../record-actions/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { defaultColumns, readableFields, titleField } from '../descriptors/index.ts';
import { pageSizes, tableState, withTableState } from './list-state.ts';
import { listQuery } from '../queries/index.ts';
import { entityScreen, type EntityScreenProps } from '../entity-screen/index.ts';
import { failureNotice } from '../failures/index.ts';

const AddressProblems = deferred(() => import('./address-problems.tsx'), 'AddressProblems');
const WriteOnlyList = deferred(() => import('./write-only-list.tsx'), 'WriteOnlyList');
const SearchScopeNote = deferred(() => import('./search-scope-note.tsx'), 'SearchScopeNote');
const EmptyList = deferred(() => import('./empty-list.tsx'), 'EmptyList');

export const ListScreen = entityScreen(({ entity }) =>
  entity.grants.select ? <EntityList entity={entity} /> : <WriteOnlyList entity={entity} />,
);

function EntityList({ entity }: EntityScreenProps) {
  const { loaded, tenant } = useScreen();
  const source = useRecordSource();
  const address = useListAddress(entity, loaded.specification);
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const searchRecords = useRecordSearch(entity);
  const recordLabel = useFilterLabels(entity, address.state.filters);
  const relations = useFilterRelations(entity);
  const list = useQuery({
    ...listQuery(source, entity, address.state, tenant?.narrow(entity)),
    placeholderData: keepPreviousData,
  });

  const rowMarksOf = useRowMarks();
  const mark = useMemo(() => rowMarksOf(entity), [rowMarksOf, entity]);
  const page = useMemo(
    () => list.data && { ...list.data, rows: list.data.rows.map(mark) },
    [list.data, mark],
  );
  const fields = useMemo(
    () => readableFields(loaded.specification, entity, 'list'),
    [loaded, entity],
  );
  const title = titleField(entity, fields);
  const opening = defaultColumns(entity, fields);
  const columns = address.columns ?? opening;
  const plural = entity.plural.value ?? entity.name;
  const { state, setState } = address;
  const table = tableState(loaded.specification, entity, state);
  const shown = [...new Set([...(title === undefined ? [] : [title]), ...columns])].flatMap(
    (name) => fields.find((field) => field.name === name) ?? [],
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
        }
      />
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
              onReset={() => address.setColumns(undefined)}
            />
          </>
        }
      />
      {state.search.trim() !== '' && isLarge(entity) && <SearchScopeNote entity={entity} />}
      {address.problems.length > 0 && <AddressProblems problems={address.problems} />}
      <RecordList
        label={plural}
        fields={shown}
        titleField={title}
        fitColumns={address.columns === undefined}
        onHiddenColumnsChange={setHidden}
        page={page}
        busy={list.isPlaceholderData}
        state={table}
        hrefFor={(shown) =>
          address.hrefFor(withTableState(loaded.specification, entity, state, shown))
        }
        pageSizes={pageSizes(loaded.specification, entity)}
        rowsWhy={question('rows', entityId(entity))}
        empty={
          <EmptyList
            entity={entity}
            emptyReason={list.data?.emptyReason}
            state={state}
            onClear={() => setState({ ...state, filters: [], search: '', offset: 0 })}
          />
        }
        error={failureNotice(list, entity)}
      />
    </>
  );
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
  const here = useMatch({ strict: false, select: ({ pathname }) => withoutEnd(pathname) });
  // On the way to another screen the address is already that one's.
  const searchStr = useRouterState({
    select: ({ location, resolvedLocation }) =>
      (withoutEnd(location.pathname) === here ? location : (resolvedLocation ?? location))
        .searchStr,
  });
  return useMemo(() => {
    const { state, problems, columns } = readAddress(searchStr, entity, specification);
    const address = (next: ListState, shown: readonly string[] | undefined) => {
      const select =
        shown === undefined
          ? ''
          : `select=${encodeURIComponent(writeColumns(shown)).replaceAll('%2C', ',')}`;
      const search = [writeListAddress(next), select].filter((part) => part !== '').join('&');
      return `${entityPath(entity)}${search === '' ? '' : `?${search}`}`;
    };
    return {
      state,
      columns,
      problems,
      /** The address of the same list in another state, with the same columns. */
      hrefFor: (next: ListState) => address(next, columns),
      /** Goes there, so that going back leads here again. */
      setState: (next: ListState) => router.history.push(address(next, columns)),
      setColumns: (shown: readonly string[] | undefined) =>
        router.history.replace(address(state, shown)),
    };
  }, [router, searchStr, entity, specification]);
}
