export { fileClient, type ReviewClient, serverClient } from './client.ts';
export {
  type Action,
  keyName,
  keyOf,
  shortcuts,
  useShortcuts,
  useShortcutsOn,
} from './shortcuts.ts';
export { useLinkedScrolling } from './use-linked-scrolling.ts';
export { useLoaded } from './use-loaded.ts';
export { type Review, useReview } from './use-review.ts';
export { type ViewName, picturesOf, views, viewsOf } from './views.ts';
export { type Zoom, zoomLabel, zoomedIn, zoomedOut } from './zoom.ts';
