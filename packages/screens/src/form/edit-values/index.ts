/** Values that are edited in place, on the page of a record. Knows no list. */
export { EditableRecord, EditableRecordScreen } from './record-screen.tsx';
