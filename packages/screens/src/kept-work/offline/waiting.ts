/** Loaded as one after the first screen: once the device is offline, no part of it can be loaded any more. */
export { keepChange } from './keep-change.ts';
export { WaitingChanges } from './waiting-changes.tsx';
export { WaitingNotice } from './waiting-notice.tsx';
export { WaitingRecords } from './waiting-records.tsx';
