export { CardContent } from './card-content.tsx';
export * from './column-chooser.tsx';
export { CardFooters, CardSkeletons, RecordCard } from './record-cards.tsx';
export * from './record-list.tsx';
export type * from './record-list-props.ts';
export { hasAddress, useRecordColumns } from './record-table.tsx';
export { isSelected, withSelected } from './selection.ts';
export * from './sort-chooser.tsx';
export * from './view-chooser.tsx';
