import { entityPlural } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Favourite, keptFavourites, navigationMessages } from '../navigation/index.ts';
import { useIdentity, useScreen } from '../screen-context/index.ts';
import { allViews, type ViewOfList } from './all-views.ts';
import { savedViewsKey } from './saved-views-key.ts';
import { savedViewsQuery } from './saved-views-query.ts';

/**
 * Returns links to the views that the person has marked, sorted by name, so that the order is the same on all
 * devices. Undefined until they are read, and where they can't be. They are kept for the next visit.
 */
export function useFavourites(): readonly Favourite[] | undefined {
  const { application, overview, person } = useScreen();
  const { queries, viewing } = application;
  const identity = useIdentity();
  // The person has just signed out: a visitor has no access to these views.
  const isTheirs = overview.forPerson === (person?.id ?? null);
  const { data } = useQuery({ ...savedViewsQuery(application, overview), enabled: isTheirs });
  const favourites = useMemo(
    () => (isTheirs ? data && favouritesAmong(allViews(overview, data)) : []),
    [isTheirs, overview, data],
  );
  const key = keptFavourites.key(identity);
  useEffect(() => {
    // Nothing is kept of a person who is viewed, or has signed out meanwhile.
    if (favourites === undefined || identity.person === '' || viewing !== undefined) return;
    if (application.person.change() === undefined) keptFavourites.write(key, favourites);
  }, [application, favourites, identity, key, viewing]);
  useEffect(() => {
    // Another tab has marked a view, or read that one is gone.
    const follow = (event: StorageEvent) => {
      if (event.key === key) void queries.invalidateQueries({ queryKey: savedViewsKey });
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [key, queries]);
  return favourites;
}

/** A view has the name of its list too, unless its own says it: “Open” may be of any list. */
export function favouritesAmong(views: readonly ViewOfList[]): readonly Favourite[] {
  return views
    .filter(({ favourite }) => favourite)
    .map(({ name, entity, href }) => {
      const list = entityPlural(entity);
      const isSaid = name.toLowerCase().includes(list.toLowerCase());
      return { label: isSaid ? name : navigationMessages.named({ label: name, name: list }), href };
    })
    .toSorted((a, b) => a.label.localeCompare(b.label));
}
