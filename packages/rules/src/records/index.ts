export { checkRecord, decidingFields } from './check-record.ts';
