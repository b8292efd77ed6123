export * from './record-form.tsx';
export type * from './record-form-props.ts';
