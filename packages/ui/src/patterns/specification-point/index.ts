export { SpecificationPoint } from './specification-point.tsx';
export { specificationPointLabels } from './labels.ts';
export type * from './specification-point-props.ts';
