export { ColumnChooser } from './column-chooser.tsx';
export { RecordList } from './record-list.tsx';
export type * from './record-list-props.ts';
export { PhoneSortMenu } from './phone-sort-menu.tsx';
export { recordListLabels, columnChooserLabels, sortMenuLabels } from './labels.ts';
export { titleFirst } from './title-first.ts';
