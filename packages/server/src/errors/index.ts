export { isExpected } from './expected-error.ts';
export { UsageError } from './usage-error.ts';
