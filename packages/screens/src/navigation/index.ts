export { breadcrumbs, customBreadcrumbs, inspectorBreadcrumbs } from './breadcrumbs.ts';
export { declaredNavigation } from './declared-navigation.ts';
export { listLabel } from './list-label.ts';
export { navigationMessages } from './messages.ts';
export {
  type FigureOf,
  listedEntities,
  navigationGroups,
  openLists,
  phoneEntries,
} from './navigation.ts';
export { useEntityCounts } from './use-entity-counts.ts';
