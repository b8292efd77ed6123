import type { Tone } from '../tone.ts';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly tone?: Tone;
}

/** The format of a text. An `image` is its address. */
export type TextFormat = 'email' | 'url' | 'phone' | 'color' | 'markdown' | 'image';

/** The format of numbers and dates, with option names of `Intl`, or of a text. */
export type FieldFormat =
  | TextFormat
  /** A year's digits are neither grouped nor aligned as an amount. */
  | 'year'
  /** A fraction of 1: 0.19 is written 19%. */
  | 'percent'
  | { readonly currency: string }
  | { readonly unit: string }
  | { readonly dateStyle: DateStyle };

export type DateStyle = 'short' | 'medium' | 'long' | 'full';

export type FieldWidth = 'narrow' | 'normal' | 'wide';

/** A list of objects: a checklist, or a table with a column for each member. */
export interface FieldShape {
  /** The members that hold what is to be done, and whether it is. */
  readonly checklist?: { readonly text: string; readonly done: string };
  /** Keyed by member name, in the order of the columns. */
  readonly table?: {
    readonly [member: string]: {
      readonly label?: string;
      readonly kind?: 'text' | 'integer' | 'decimal' | 'boolean' | 'date' | 'time';
      /** The values to choose from, with their labels. */
      readonly values?: { readonly [value: string]: string };
      readonly required?: boolean;
    };
  };
}
