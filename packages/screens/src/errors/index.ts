export { afterWrite } from './after-write.ts';
export { formErrors, useWriteRejection } from './failure.ts';
export { failureOf } from './failure-of.ts';
export { isTried, sayTried } from './tried.ts';
