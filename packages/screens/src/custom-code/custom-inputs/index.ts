export { defineInput, type CustomInput, type CustomInputProps } from './define-input.ts';
export { withCustomInputs } from './custom-input.tsx';
