/** PostgREST's grammar of filters, orders and selections: written into addresses and requests, and read from them. */
export { ApiError, type Refusal, refusalResponse } from './api-error.ts';
export { type AskedFor, readQueryString, type AskedOf } from './query-string.ts';
export type { SelectedRelation, SelectedField, SelectItem } from './select.ts';
export type { Condition, Test } from './filter.ts';
export type { Junction } from './logic.ts';
export type { FieldPath } from './scanner.ts';
