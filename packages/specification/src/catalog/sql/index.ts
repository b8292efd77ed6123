export { installationSql } from './install.ts';
export { type CatalogQuery, catalogSql, type OverviewQuery } from './query.ts';
