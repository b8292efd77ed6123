import type { FieldText } from '../../shapes/index.ts';

/**
 * The values in react-hook-form: the text of each field and whether it is set to
 * NULL, under our own names, as a column's name may hold points and brackets.
 */
export type FormValues = Record<`text${number}`, FieldText> & Record<`null${number}`, boolean>;
