export type * from './catalog.ts';
export type * from './catalog-parts.ts';
export { installationSql } from './sql/install.ts';
export { catalogSql, type CatalogQuery } from './sql/query.ts';
export { specificationOf, type SpecificationOptions } from './specification-of.ts';
