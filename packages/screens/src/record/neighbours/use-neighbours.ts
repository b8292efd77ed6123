import {
  type ListState,
  pageSizeOf,
  type RecordPage,
  type RecordRow,
  type RecordSource,
} from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/specification';
import type { NeighboursProps } from '@ninefold/ui/patterns/neighbours';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type ListAddress,
  listAddress,
  readAddress,
  recordAddress,
} from '../../addresses/index.ts';
import { readableFields, shownFields } from '../../descriptors/index.ts';
import { pathOf, useVisitedAddresses } from '../../navigation/index.ts';
import { fieldsToList, listQuery } from '../../screen-context/queries/index.ts';
import { useListSpecification, useScreen, useSourceOf } from '../../screen-context/index.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address of the page of a list that the record of this screen is on. */
    readonly listed?: string;
  }
}

interface WaysToNeighbours extends Pick<NeighboursProps, 'place' | 'total'> {
  readonly onPrevious?: () => Promise<void>;
  readonly onNext?: () => Promise<void>;
}

/**
 * Returns the place of a record in the list that it was opened from, and what leads to the records beside
 * it; undefined where it was opened in another way. Going back then leads to the list: a neighbour takes
 * the record's place in the history.
 *
 * @param addressOf Returns where a neighbour is shown, in a state of the list that it is in: its own screen where left out.
 */
export function useNeighbours(
  entity: Entity,
  id: string,
  addressOf: (entity: Entity, id: string, list: ListAddress) => string = recordAddress,
): WaysToNeighbours | undefined {
  const router = useRouter();
  const visited = useVisitedAddresses();
  const location = useRouterState({ select: ({ location }) => location });
  const path = entityPath(entity);
  const from = visited.latestOutside(path);
  // A list has its state in its own address: the record is open beside it.
  const listed = pathOf(location.href) === path ? undefined : location.state.listed;
  const address = listed ?? (from !== undefined && pathOf(from) === path ? from : undefined);
  const [, search = ''] = address?.split('?') ?? [];
  const { loaded, isLoading } = useListSpecification(search, entity);
  const source = useSourceOf(loaded);
  const list = readAddress(search, entity, loaded.specification);
  const { state, view, columns } = list;
  const fields = useMemo(() => {
    const listed = readableFields(loaded.specification, entity, 'list');
    return fieldsToList(
      entity,
      shownFields(entity, listed, columns).map(({ name }) => name),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- the address has the columns
  }, [loaded, entity, search]);
  const limit = state.limit ?? pageSizeOf(entity, source.specification);

  // A board and a calendar have no order of their own.
  const page = usePage(source, entity, state, {
    id,
    fields,
    enabled: address !== undefined && view === undefined && !isLoading,
    // Its list isn't read for a record that is opened by itself.
    isRead: listed !== undefined,
  });
  const index = page?.rows.findIndex((row) => row.id === id) ?? -1;
  const before = page !== undefined && index === 0 && page.offset > 0;
  const stateBefore = { ...state, offset: Math.max(0, state.offset - limit) };
  const pageBefore = usePage(source, entity, stateBefore, { fields, enabled: before });
  const after = page !== undefined && index === page.rows.length - 1 && hasMore(page);
  const stateAfter = { ...state, offset: state.offset + limit };
  const pageAfter = usePage(source, entity, stateAfter, { fields, enabled: after });
  if (page === undefined || index === -1) return undefined;

  const leadTo = (row: RecordRow | undefined, on: ListState) =>
    row &&
    (() =>
      router.navigate({
        href: addressOf(entity, row.id, { ...list, state: on }),
        replace: true,
        state: (state) => ({ ...state, listed: listAddress(entity, on) }),
      }));
  return {
    place: page.offset + index + 1,
    total: page.total,
    onPrevious: before
      ? leadTo(pageBefore?.rows.at(-1), stateBefore)
      : leadTo(index === 0 ? undefined : page.rows[index - 1], state),
    onNext: after ? leadTo(pageAfter?.rows[0], stateAfter) : leadTo(page.rows[index + 1], state),
  };
}

/**
 * Returns a page of the list. If the list has lost the record since it was opened, returns the page of that
 * time, so that a record that was changed keeps its place.
 */
function usePage(
  source: RecordSource,
  entity: Entity,
  state: ListState,
  {
    id,
    fields,
    enabled,
    isRead = true,
  }: {
    readonly id?: string;
    /** As the list reads them, whose answer it is then. */
    readonly fields: readonly string[];
    readonly enabled: boolean;
    /** Whether the page is read where no list has. */
    readonly isRead?: boolean;
  },
): RecordPage | undefined {
  const { tenant } = useScreen();
  const queries = useQueryClient();
  const list = listQuery(source, entity, state, { within: tenant?.narrow(entity), fields });
  const now = queries.getQueryData<RecordPage>(list.queryKey);
  const { data } = useQuery({
    // Apart from the records' own, which are read again after each change.
    queryKey: ['neighbours', ...list.queryKey],
    queryFn: () => queries.fetchQuery(list),
    initialData: now,
    staleTime: Infinity,
    enabled: enabled && (isRead || now !== undefined),
  });
  if (!enabled) return undefined;
  return id === undefined || now?.rows.some((row) => row.id === id) === true ? (now ?? data) : data;
}

function hasMore({ offset, rows, total }: RecordPage): boolean {
  return total === null || offset + rows.length < total.count;
}
