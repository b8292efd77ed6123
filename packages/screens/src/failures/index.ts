export { failureNotice } from './failure-notice.tsx';
export { failureMessages } from './messages.ts';
export { PageFailed, ScreenFailed } from './screen-failed.tsx';
