import { type Entity, entityId } from '@ninefold/specification';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isSameView, readAddress, viewAddress } from '../addresses/index.ts';
import { useScreen, useScreenRead } from '../screen-context/index.ts';
import { chosenView, type NamedView, namedViews, savedParameter } from './named-views.ts';
import { savedViewsKey, savedViewsQuery } from './saved-views-query.ts';

/** The views of a list, and which of them its address shows. */
export interface ListViews {
  readonly views: readonly NamedView[];
  /** The view that the list shows, or was changed from. */
  readonly chosen: NamedView | undefined;
  /** Whether the list shows something else than the chosen view. */
  readonly changed: boolean;
  readonly loading: boolean;
  /** Reads them again; undefined unless reading them failed. */
  readonly retry: (() => void) | undefined;
  /** Returns the `saved` of an address that the list goes to next. */
  readonly savedIn: (search: string) => string | undefined;
}

/** @param search The part of the list's address behind `?`. */
export function useListViews(entity: Entity, search: string): ListViews {
  const { application, overview, roles } = useScreen();
  // The rows come first.
  const isRead = useScreenRead();
  const { data, isPending, error, refetch } = useQuery({
    ...savedViewsQuery(application, overview, entityId(entity)),
    enabled: isRead,
  });
  useFollowTabs(data !== undefined);
  const views = useMemo(() => namedViews(entity, roles, data), [entity, roles, data]);
  return useMemo(() => {
    const chosen = chosenView(views, search);
    return {
      views,
      chosen,
      changed: chosen !== undefined && !isSameView(chosen.address, search),
      loading: isPending && viewAddress(search) !== '',
      retry: error === null ? undefined : () => void refetch(),
      savedIn: (next) =>
        chosen === undefined ? readAddress(search).saved : savedParameter(views, chosen, next),
    };
  }, [views, search, isPending, error, refetch]);
}

/** Reads the views again when another tab changes them. */
function useFollowTabs(isLoaded: boolean): void {
  const { application, overview } = useScreen();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isLoaded) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const follow = async () => {
      const { storeOf } = await import('./view-actions.ts');
      if (isOver) return;
      stop = storeOf(application, overview).subscribe(
        () => void queries.invalidateQueries({ queryKey: savedViewsKey }),
      );
    };
    // It has been loaded with the views.
    follow().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isLoaded, application, overview, queries]);
}
