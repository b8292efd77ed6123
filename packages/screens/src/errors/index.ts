export { failureOf, formErrors, useWriteRejection } from './failure.ts';
