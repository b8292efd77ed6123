export { failureNotice } from './failure-notice.tsx';
export { failureMessages } from './messages.ts';
export { ScreenFailed } from './screen-failed.tsx';
