export const comparisons = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte'] as const;

export type FilterOperator =
  /** As in SQL, `neq` finds no empty value. */
  | (typeof comparisons)[number]
  /** Another value, or none. */
  | 'isNot'
  | 'in'
  /** None of the values, or no value. */
  | 'notIn'
  | 'empty'
  | 'notEmpty'
  /** Anywhere in the text, in upper or lower case. */
  | 'contains'
  /** Not in the text, or no text. */
  | 'notContains'
  /** At the beginning of the text, in upper or lower case. */
  | 'starts'
  /** At the end of the text, in upper or lower case. */
  | 'ends'
  /** The words of a text in any form, by full-text search: as a search engine reads them. */
  | 'matches'
  /** From the first value to the second, both included. */
  | 'between'
  /** In a period that a token names: `last_7_days`. */
  | 'during'
  /** Of arrays: all of the values, one of them at least, and nothing else than them. */
  | 'hasAll'
  | 'hasAny'
  | 'hasOnly'
  /** Of ranges: a value in it, and how it lies to another range. */
  | 'covers'
  | 'overlaps'
  | 'leftOf'
  | 'rightOf'
  /** Of JSON objects. */
  | 'hasKey';
