import type { Entity } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isSameView, viewAddress } from '../addresses/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { chosenView, type NamedView, namedViews } from './named-views.ts';
import { savedViewsQuery } from './saved-views-query.ts';

/** The views of a list, and which of them its address shows. */
interface ListViewsState {
  readonly views: readonly NamedView[];
  /** The view that the list shows, or was changed from. */
  readonly chosen: NamedView | undefined;
  /** Whether the list shows something else than the chosen view. */
  readonly changed: boolean;
  readonly loading: boolean;
  /** Reads them again; undefined unless reading them failed. */
  readonly retry: (() => void) | undefined;
}

/** @param search The part of the list's address behind `?`. */
export function useListViews(entity: Entity, search: string): ListViewsState {
  const { application, overview, roles } = useScreen();
  const { data, isPending, error, refetch } = useQuery(savedViewsQuery(application, overview));
  const views = useMemo(() => namedViews(entity, roles, data), [entity, roles, data]);
  const chosen = chosenView(views, search);
  return {
    views,
    chosen,
    changed: chosen !== undefined && !isSameView(chosen.address, search),
    loading: isPending && viewAddress(search) !== '',
    retry: error === null ? undefined : () => void refetch(),
  };
}
