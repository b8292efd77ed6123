export { checkRecord, decidingFields } from './check-record.ts';
export { undecidedChecks } from '../constraints/index.ts';
export { refusedStarts } from './refused-starts.ts';
