export type * from './catalog.ts';
export { catalogSql, installationSql, type CatalogQuery } from './sql.ts';
export { specificationOf, type SpecificationOptions } from './specification-of.ts';
