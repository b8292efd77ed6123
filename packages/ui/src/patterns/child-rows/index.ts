export { ChildFields, type ChildFieldsProps } from './child-fields.tsx';
export { ChildPicks, type ChildPicksProps } from './child-picks.tsx';
export { ChildRows } from './child-rows.tsx';
export type * from './child-rows-props.ts';
