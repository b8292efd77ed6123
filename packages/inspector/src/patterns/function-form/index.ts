export * from './function-form.tsx';
export * from './function-result.tsx';
export type * from './function-form-props.ts';
