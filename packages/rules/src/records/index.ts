export { checkRecord, decidingFields } from './check-record.ts';
export { refusedStarts } from './refused-starts.ts';
