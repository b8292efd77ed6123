import { writeSortKey } from '@ninefold/specification/grammar';
import {
  type DeclaredView,
  defaultView,
  type Entity,
  entityPath,
  type ListSettings,
  viewParts,
} from '@ninefold/specification';
import { writeColumns } from './column-list.ts';
import { writeView } from './list-view.ts';
import { stringifySearch } from './search-codec.ts';

type OpenedEntity = Pick<Entity, 'name' | 'schema'> & {
  readonly list?: Pick<ListSettings, 'filters' | 'view' | 'views'>;
};

/**
 * Returns the address of a list for links from other screens: with the default view of a person in these
 * roles, or else the filters and the layout that the team declared. Without them it shows everything.
 */
export function openingAddress(entity: OpenedEntity, roles: readonly string[]): string {
  const search = declaredSearch(openingOf(entity, roles));
  return search === '' ? entityPath(entity) : `${entityPath(entity)}?${search}`;
}

/** Returns the conditions of that address. */
export function openingFilters(
  entity: OpenedEntity,
  roles: readonly string[],
): Readonly<Record<string, string>> {
  return openingOf(entity, roles).filters ?? {};
}

function openingOf({ list }: OpenedEntity, roles: readonly string[]): Opening {
  return defaultView(list, roles) ?? { filters: list?.filters.value, view: list?.view?.value };
}

type Opening = Pick<DeclaredView, 'columns' | 'order' | 'filters' | 'view'>;

/** Writes a declared view as the part of a list's address behind `?`. */
export function declaredSearch({ columns, order, filters, view }: Opening): string {
  const { kind, field } = viewParts(view ?? 'table');
  return stringifySearch({
    ...filters,
    ...(order && { order: order.map((key) => writeSortKey(key)).join(',') }),
    ...(columns && { select: writeColumns(columns) }),
    ...(kind !== 'table' && { view: writeView({ kind, field }) }),
  }).slice(1);
}
