import type { Datum, Known, Scope } from '../values/index.ts';

/** Converts a value to another type; undefined is an error of the database. */
export type Convert = (value: Known, scope: Scope) => Datum | undefined;
