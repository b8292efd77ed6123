import {
  type AddressProblem,
  type ListState,
  readListAddress,
  writeListAddress,
} from '@ninefold/data/records';
import { type Entity, entityPath } from '@ninefold/specification';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { readColumns, writeColumns } from './column-list.ts';

/** The state of a list in its address, and the columns that it shows. */
export interface ListAddress {
  readonly state: ListState;
  /** Undefined where the address names none. */
  readonly columns: readonly string[] | undefined;
  readonly problems: readonly AddressProblem[];
  /** The address of the same list in another state, with the same columns. */
  readonly hrefFor: (state: ListState) => string;
  /** Goes there, so that going back leads here again. */
  readonly setState: (state: ListState) => void;
  readonly setColumns: (columns: readonly string[] | undefined) => void;
}

export function useListAddress(entity: Entity): ListAddress {
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
      hrefFor: (next) => address(next, columns),
      setState: (next) => router.history.push(address(next, columns)),
      setColumns: (shown) => router.history.replace(address(state, shown)),
    };
  }, [router, searchStr, entity]);
}
