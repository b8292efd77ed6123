/** Shows the changes that wait to be sent, and sends them. Loaded after the first screen. */
export { WaitingChanges } from './waiting-changes.tsx';
export { WaitingRecords, type WaitingRecordsProps } from './waiting-records.tsx';
export { WaitingNotice, type WaitingNoticeProps } from './waiting-notice.tsx';
