export { RecordForm } from './record-form.tsx';
export type * from './record-form-props.ts';
export { recordFormLabels } from './labels.ts';
