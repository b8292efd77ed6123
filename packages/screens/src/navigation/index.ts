export { breadcrumbs } from './breadcrumbs.ts';
export { customBreadcrumbs } from './custom-breadcrumbs.ts';
export { declaredNavigation } from './declared-navigation.ts';
export { listedEntities, navigationGroups, phoneEntries } from './navigation.ts';
export { useEntityCounts } from './use-entity-counts.ts';
