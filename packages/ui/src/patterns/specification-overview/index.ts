export { SpecificationOverview } from './specification-overview.tsx';
export { specificationOverviewLabels } from './labels.ts';
export type * from './specification-overview-props.ts';
