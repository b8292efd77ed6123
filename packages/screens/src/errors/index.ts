export { failureOf } from './failure.ts';
export { formErrors } from './form-errors.ts';
