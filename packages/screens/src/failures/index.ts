export { failureNotice } from './failure-notice.tsx';
export { ScreenFailed } from './screen-failed.tsx';
