/** Declared conditions on a record, in PostgREST's grammar by field name. */
export { type Conditions, fulfils, type KnownRecord } from './fulfils.ts';
