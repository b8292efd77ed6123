/** The catalogue of calls: every request that the application may make, and nothing else. */
export { catalogueOf, type Catalogue } from './catalogue.ts';
export type { CatalogueEntry, CatalogueMatch, SentCall } from './entry.ts';
