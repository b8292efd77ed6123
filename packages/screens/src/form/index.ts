/** What other screens that create records share with the form. */
export { RequirePermission } from './require-permission.tsx';
export { startValues } from './start-values.ts';
export { useFormFields } from './use-form-fields.ts';
export { useTenantValues } from './use-tenant-values.ts';
