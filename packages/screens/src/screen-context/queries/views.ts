/** Loaded where there is a view. */
export { linkViews, unknownBases } from '@ninefold/specification';
