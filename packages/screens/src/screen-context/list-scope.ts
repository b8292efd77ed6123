import type { FilterTerm } from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { createContext, use } from 'react';
import { useScreen } from './use-screen.ts';

/** Conditions that all records of a list meet, of which its filters say nothing. */
export interface ListScope {
  /** By `entityId`. */
  readonly entity: string;
  readonly filters: readonly FilterTerm[];
}

/** The conditions that a custom screen gives a list; null for the list of an entity's screen. */
export const ListScopeContext = createContext<ListScope | null>(null);

/** Returns the conditions that all records of a list meet: those of the chosen tenant, and its scope's. */
export function useListScope(entity: Entity): readonly FilterTerm[] {
  const { tenant } = useScreen();
  const scope = use(ListScopeContext);
  const own = scope?.entity === entityId(entity) ? scope.filters : [];
  return [...(tenant?.narrow(entity) ?? []), ...own];
}
