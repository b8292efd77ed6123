/**
 * The shapes that patterns and fields take. They are stated here so that this
 * package knows no database; what `@ninefold/data` gives fits them
 * structurally, and a type test in `@ninefold/screens` holds the two together.
 */
export type { Tone } from '../tone.ts';
export type * from './value.ts';
export type * from './format.ts';
export type * from './record.ts';
export type * from './field.ts';
export type * from './list.ts';
export type * from './form.ts';
