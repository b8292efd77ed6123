export {
  checkRecord,
  decidingFields,
  type JudgedRecord,
  type RecordProblem,
} from './check-record.ts';
