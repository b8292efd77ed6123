export type { Comparable, Condition, RecordsQuery } from './conditions.ts';
export { listStateOf } from './conditions.ts';
export type { Ready, Unready } from './record-state.ts';
export { type RecordsOf, recordsOf, type WithRow } from './records-of.ts';
export { type AggregateQuery, type AggregateState, useAggregate } from './use-aggregate.ts';
export { type DeleteRecord, useDeleteRecord } from './use-delete-record.ts';
export {
  type CallDenied,
  type Called,
  type CalledFunction,
  type CallResult,
  functionsNamed,
  useCall,
  useFunction,
} from './use-function.ts';
export { type RecordState, useRecord } from './use-record.ts';
export {
  type NoRecords,
  type ReadyRecords,
  type RecordsOptions,
  type RecordsState,
  useRecords,
} from './use-records.ts';
export { useRefresh } from './use-refresh.ts';
export type { ShownRecord } from './shown-record.ts';
export { type SaveRecord, useSaveRecord } from './use-save-record.ts';
export { type SaveRecords, useSaveRecords, type WriteProgress } from './use-save-records.ts';
export { type Transition, useTransition } from './use-transition.ts';
