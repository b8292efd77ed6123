/** Changes that are saved while the device is offline: kept, listed and sent later. Knows no screen and no form. */
export { deleteChange, waitingChanges } from './queue.ts';
export { useKeepChange } from './use-keep-change.ts';
export type { WaitingNoticeProps } from './waiting-notice.tsx';
export type { WaitingRecordsProps } from './waiting-records.tsx';
