import { atFirstPage, type ListState } from '@ninefold/data/records';
import type { Entity, Specification } from '@ninefold/specification';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import {
  isSameView,
  type ListAddress,
  type ListView,
  readAddress,
  searchUnder,
  withSearchUnder,
  writeAddress,
} from '../addresses/index.ts';
import type { ChosenView } from '../saved-views/index.ts';

/** Where the address has the state of a list. */
export interface ListPlace {
  /** Of the screen. */
  readonly path: string;
  /** The part of the address behind `?`. */
  readonly search: string;
  /** On a custom screen, the name that the list's parameters begin with: `orders.status=eq.open`. */
  readonly name?: string;
}

/** Returns the part of the address behind `?` while a screen is shown. */
export function useSearchAt(path: string): string {
  // On the way to another screen the address is already that one's.
  return useRouterState({
    select: ({ location, resolvedLocation }) =>
      (withoutEnd(location.pathname) === withoutEnd(path)
        ? location
        : (resolvedLocation ?? location)
      ).searchStr,
  });
}

/** Returns the list's own part of what is behind `?`. */
export function ownSearch({ search, name }: ListPlace): string {
  return name === undefined ? search : searchUnder(search, name);
}

/** The state of a list in its address, and its columns: undefined where the address names none. */
export function useListAddress(place: ListPlace, entity: Entity, specification: Specification) {
  const router = useRouter();
  const { path, search, name } = place;
  const own = ownSearch(place);
  const [chosen, setChosen] = useState<ChosenView>();
  const here = useMemo(() => readAddress(own, entity, specification), [own, entity, specification]);
  return useMemo(() => {
    const address = (change: Partial<ListAddress>) => {
      const next = { ...here, ...change };
      const saved =
        chosen === undefined || isSameView(chosen.address, writeAddress(next))
          ? here.saved
          : chosen.id;
      const written = writeAddress({ ...next, saved });
      const all = name === undefined ? written : withSearchUnder(search, name, written);
      return `${path}${all === '' ? '' : `?${all}`}`;
    };
    return {
      ...here,
      search: own,
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
  }, [router, path, search, name, own, here, chosen]);
}

function withoutEnd(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
