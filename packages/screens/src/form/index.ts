/** Records created and edited: forms, and values edited in place. Knows no list and no import. */
export type { CreateOutcome, NewRecordFormProps } from './create-form.tsx';
export type { EditOutcome } from './edit-form.tsx';
export { NewRecordScreen } from './create-screen.tsx';
export { EditRecordForm } from './edit-record-form.tsx';
export { EditRecordScreen } from './edit-screen.tsx';
export { NewRecordForm } from './new-record-form.tsx';
export { RequirePermission } from './require-permission.tsx';
export { startValues } from './start-values.ts';
export { formFieldsOf, useFormFields } from './use-form-fields.ts';
export { useTenantValues } from './use-tenant-values.ts';
