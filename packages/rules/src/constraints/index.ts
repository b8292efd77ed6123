export { compileCheck } from './compile-check.ts';
export { refusalOfRule } from './refusal-of-rule.ts';
export { fieldsOfChecks, type RefusedCheck, refusedChecks } from './refused-checks.ts';
export { type CheckedRecord, defaultOf, eventOf, isSetByDatabase } from './stored-values.ts';
export { type UndecidedCheck, undecidedChecks } from './undecided-checks.ts';
export { storedValues } from './stored-values.ts';
