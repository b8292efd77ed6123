import { atFirstPage, type ListState } from '@ninefold/data/records';
import { type Entity, entityPath, type Specification } from '@ninefold/specification';
import { useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  isSameView,
  type ListAddress,
  type ListView,
  readAddress,
  writeAddress,
} from '../addresses/index.ts';
import type { ChosenView } from '../saved-views/index.ts';

/** Returns the part of a list's address behind `?`. */
export function useListSearch(): string {
  const path = useMatch({ strict: false, select: ({ pathname }) => withoutEnd(pathname) });
  // On the way to another screen the address is already that one's.
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      (withoutEnd(location.pathname) === path ? location : (resolvedLocation ?? location))
        .searchStr,
  });
}

/** The state of a list in its address, and its columns: undefined where the address names none. */
export function useListAddress(searchStr: string, entity: Entity, specification: Specification) {
  const router = useRouter();
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
      /** The view that the list shows, once the views are read. */
      chosen,
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
        router.history.push(address({ view, state: atFirstPage(here.state) })),
    };
  }, [router, searchStr, entity, here, chosen]);
}

function withoutEnd(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
