import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRowMarks } from '../record/row-marks/index.ts';
import { listQuery } from '../screen-context/queries/index.ts';
import type { LaterParts } from './after-rows.tsx';
import type { ShownList } from './fresh/use-fresh-page.ts';

const whenFailed = ({ state }: { readonly state: { readonly status: string } }) =>
  state.status === 'error';

/** Read again by `ListFreshness`, which moves no row that is being read. */
const keptFresh = {
  refetchOnWindowFocus: whenFailed,
  refetchOnReconnect: whenFailed,
  meta: { isKeptFresh: true },
};

interface ListPageOptions extends Pick<ShownList, 'source' | 'entity' | 'state' | 'reading'> {
  /** Whether its rows are shown as a page. */
  readonly isRead: boolean;
  /** Marks what others have changed, once that is loaded. */
  readonly mark: LaterParts['mark'];
}

/** Reads the page of a list, with marks at its rows. The page before stays while another one is read. */
export function useListPage(options: ListPageOptions) {
  const { source, entity, state, reading, isRead, mark: markChanges } = options;
  const query = listQuery(source, entity, state, reading);
  const list = useQuery({
    ...query,
    ...keptFresh,
    placeholderData: keepPreviousData,
    enabled: isRead,
  });
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
  return { list, page, queryKey: query.queryKey };
}
