export { afterPress } from './after-press.ts';
export { mustBeFilled, problemOf } from './form-model.ts';
export * from './record-form.tsx';
export type * from './record-form-props.ts';
