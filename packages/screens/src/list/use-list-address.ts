import { type ListState, readListAddress, writeListAddress } from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/specification';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readColumns, writeColumns } from './column-list.ts';

/** The state of a list in its address, and its columns: undefined where the address names none. */
export function useListAddress(entity: Entity) {
  const router = useRouter();
  const { searchStr } = useLocation();
  return useMemo(() => {
    const parameters = new URLSearchParams(searchStr);
    const columns = readColumns(parameters.get('select'));
    parameters.delete('select');
    const { state, problems } = readListAddress(parameters, entity);
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
  }, [router, searchStr, entity]);
}
