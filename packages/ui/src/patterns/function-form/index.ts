export { FunctionForm } from './function-form.tsx';
export { FunctionResult } from './function-result.tsx';
export type * from './function-form-props.ts';
export { functionFormLabels, functionResultLabels } from './labels.ts';
