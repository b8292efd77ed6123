export { openedRecords, type OpenedRecord } from './opened-records.ts';
export { recentKeys, rememberPicked } from './recent-keys.ts';
export { useRememberOpened } from './use-remember-opened.ts';
export { useLeaveForm, useVisitedAddresses } from './use-visited-addresses.ts';
export { pathOf } from './visited-addresses.ts';
