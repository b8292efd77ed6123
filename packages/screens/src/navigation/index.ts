/** What the navigation offers, and where a person has been. Draws nothing of the frame. */
export { breadcrumbs, customBreadcrumbs, inspectorBreadcrumbs } from './breadcrumbs.ts';
export { declaredNavigation } from './declared-navigation.ts';
export { type Favourite, favouritesBefore } from './favourites-before.ts';
export { keptFavourites } from './kept-favourites.ts';
export { listLabel } from './list-label.ts';
export { navigationMessages } from './messages.ts';
export {
  everyList,
  type LinkOf,
  listedEntities,
  menuLists,
  navigationGroups,
  openLists,
  phoneEntries,
} from './navigation.ts';
export { useEntityCounts } from './use-entity-counts.ts';
export { useEntityLinks } from './use-entity-links.ts';
export { useFreshTitles } from './use-fresh-titles.ts';
export { useNoteVisits } from './use-note-visits.ts';
export { openedRecords, type OpenedRecord } from './opened-records.ts';
export { recentKeys, rememberPicked } from './recent-keys.ts';
export { useRememberOpened } from './use-remember-opened.ts';
export { useLeaveForm, useVisitedAddresses } from './use-visited-addresses.ts';
export { pathOf } from './visited-addresses.ts';
export { lastVisit } from './visits.ts';
