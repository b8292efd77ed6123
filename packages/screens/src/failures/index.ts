/** Messages in place of a screen that can’t be shown, and the notice of viewing as somebody else. Imports no screen. */
export { FailureNotice, failureNotice, NotOpened } from './failure-notice.tsx';
export { failureMessages } from './messages.ts';
export { PageFailed, ScreenFailed } from './screen-failed.tsx';
export { NotFound, PageNotFound } from './not-found.ts';
export { entityScreen, type EntityScreenProps } from './entity-screen.tsx';
