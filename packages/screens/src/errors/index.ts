export { afterWrite } from './after-write.ts';
export { failureOf, formErrors, useWriteRejection } from './failure.ts';
