/** What a screen of the team's own is written with. */
export { defineInput, type OwnInput, type OwnInputProps } from './define-input.ts';
export { defineScreen, type OwnScreen, type PathParameters } from './define-screen.ts';
export { RecordActions, type RecordActionsProps } from '../routes/record-actions.tsx';
export { useRelatedRecords } from '../routes/related-records.tsx';
export { RecordMoves, type RecordMovesProps } from './record-moves.tsx';
export { Due, RecordTimes, RecordValue } from './record-value.tsx';
export { relatedList } from './related-list.ts';
export { screensOf, type ScreensOf } from './screens-of.ts';
export type { Agenda } from './use-agenda.ts';
export type { OneRecord } from './use-record.tsx';
export type { Records, RecordsQuery } from './use-records.tsx';
export type { Referenced } from './use-referenced.ts';
