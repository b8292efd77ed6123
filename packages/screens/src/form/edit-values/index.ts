/** Values that are edited in place, on the page of a record. Knows no list. */
export { EditableRecord } from './record-screen.tsx';
