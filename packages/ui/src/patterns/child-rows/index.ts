export { readBlock } from '../../components/data-grid/index.ts';
export { ChildRows } from './child-rows.tsx';
export type * from './child-rows-props.ts';
