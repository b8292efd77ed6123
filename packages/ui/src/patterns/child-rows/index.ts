export { ChildRows } from './child-rows.tsx';
export type * from './child-rows-props.ts';
