export { useSchemaChanges } from './use-schema-changes.ts';
