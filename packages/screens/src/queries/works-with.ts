// Loaded beside the answer of the database, which takes longer.
export { worksWith } from '@ninefold/rules/permissions';
