export type * from './catalog.ts';
export type * from './catalog-parts.ts';
export { outlinesOf, type EntityOutline } from './outlines.ts';
export { installationSql } from './sql/install.ts';
export { catalogSql, type CatalogQuery, type OverviewQuery } from './sql/query.ts';
export { specificationForScreens, type SpecificationOptions } from './screen-points.ts';
export { specificationOf } from './specification-of.ts';
export type { Lookups } from './states/lists.ts';
export { lookupQueries, lookupsOf, type LookupQuery } from './states/lookups.ts';
