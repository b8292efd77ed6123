export type * from './answer/index.ts';
export { type EntityOutline, outlinesOf } from './entities/index.ts';
export { functionsOf } from './functions-of.ts';
export { fieldLabels, stateLabel } from './labels/index.ts';
export { specificationAs } from './specification-as.ts';
export { specificationForScreens } from './screen-points.ts';
export { specificationOf } from './specification-of.ts';
export {
  answeredDays,
  type CatalogQuery,
  catalogSql,
  hasEarlierFunctions,
  installationSql,
  type OverviewQuery,
  savedViewsSql,
  type ViewAsAccess,
  viewAsHeader,
  viewAsSql,
} from './sql/index.ts';
