export { answeredDays } from './answered-requests.ts';
export { installationSql } from './install.ts';
export { hasEarlierFunctions } from './installed-version.ts';
export type { CatalogQuery, OverviewQuery } from './catalog-query.ts';
export { catalogSql } from './query.ts';
export { savedViewsSql } from './saved-views.ts';
export { type ViewAsAccess, viewAsHeader, viewAsSql } from './view-as/index.ts';
