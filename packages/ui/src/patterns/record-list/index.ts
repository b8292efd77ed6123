export { ColumnChooser } from './column-chooser.tsx';
export { RecordList } from './record-list.tsx';
export type * from './record-list-props.ts';
export { SortMenu } from './sort-menu.tsx';
