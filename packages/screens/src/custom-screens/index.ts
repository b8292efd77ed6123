/** The API for custom screens, actions and inputs. Only a team’s own code imports it. */
export {
  type ActionParts,
  type ActionResult,
  type CustomAction,
  defineAction,
} from '../custom-code/custom-actions/index.ts';
export {
  type CustomCell,
  type CustomCellProps,
  defineCell,
} from '../custom-code/custom-cells/index.ts';
export { type CustomFramePart, defineFramePart } from '../custom-code/frame-parts/index.ts';
export {
  defineInput,
  type CustomInput,
  type CustomInputProps,
} from '../custom-code/custom-inputs/index.ts';
export { defineScreen, type CustomScreen, type PathParameters } from '../overrides/index.ts';
export { RecordActions, type RecordActionsProps } from '../record/record-actions/index.ts';
export { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
export { useRelatedRecords } from '../record/related-records/index.ts';
export {
  type EditRecordProps,
  type NewRecordProps,
  RecordFields,
  type RecordFieldsProps,
  RecordTable,
  type RecordTableProps,
} from './record-parts.tsx';
export type { RecordListProps } from './record-list.tsx';
export { RecordTransitions, type RecordTransitionsProps } from './record-transitions.tsx';
export { Due, RecordTimes, RecordValue } from './record-value.tsx';
export { relatedList } from './related-list.ts';
export { screensOf, type ScreensOf } from './screens-of.ts';
export type {
  AggregateQuery,
  AggregateState,
  Called,
  CallDenied,
  CallResult,
  DeleteRecord,
  SaveRecord,
  Transition,
} from '@ninefold/records';
export { useRefresh } from '@ninefold/records';
export type { WriteResult } from '@ninefold/records/writes';
export type { Agenda } from './use-agenda.ts';
export type { OneRecord, Records, RecordsParts, RecordsQuery } from './use-records.ts';
export type { FunctionState, ScreenFunction } from './use-function.ts';
export type { Referenced } from './use-referenced.ts';
