/** Shared by all screens that create records. */
export type { CreateOutcome, NewRecordFormProps } from './create-form.tsx';
export { NewRecordForm } from './new-record-form.tsx';
export { RequirePermission } from './require-permission.tsx';
export { startValues } from './start-values.ts';
export { formFieldsOf, useFormFields } from './use-form-fields.ts';
export { useMergingSave } from './use-merging-save.tsx';
export { useTenantValues } from './use-tenant-values.ts';
