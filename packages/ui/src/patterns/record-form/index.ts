export type * from './record-form-props.ts';
