export { compileCheck } from './compile-check.ts';
export { type CheckedRecord, type RefusedCheck, refusedChecks } from './refused-checks.ts';
export { type UndecidedCheck, undecidedChecks } from './undecided-checks.ts';
export { storedValues } from './stored-values.ts';
