export { FailureNotice, failureNotice, NotOpened } from './failure-notice.tsx';
export { failureMessages } from './messages.ts';
export { PageFailed, ScreenFailed } from './screen-failed.tsx';
