export { installationSql } from './install.ts';
export { type CatalogQuery, catalogSql, type OverviewQuery } from './query.ts';
export { savedViewsSql } from './saved-views.ts';
export { childrenSql } from './saves.ts';
