/**
 * The calls of an application: every function of the database as a call with exact values, and typed
 * calls for a team's own tables and functions. Every function that sends a request throws `DataError`
 * (of `client`) when it fails.
 */
export { JsonText } from '../client/index.ts';
export { callFunction, type CallOptions } from './call-function.ts';
export {
  type FunctionAnswer,
  type FunctionRow,
  type ReadDocument,
  resultOf,
} from './function-answer.ts';
export { functionTaking } from './function-taking.ts';
export type { FunctionValues } from './function-request.ts';
export { notKnown } from './not-known.ts';
export { typedCalls } from './typed-calls.ts';
export type {
  AnyDatabase,
  ArgumentsOf,
  Exact,
  ResultOf,
  TypedCalls,
  TypedRecords,
} from './typed-shapes.ts';
export { stateLabel as optionLabel } from '@ninefold/specification/catalog';
export { attributeLabels, functionLabel } from './labels.ts';
