export { useFormFields } from './use-form-fields.ts';
