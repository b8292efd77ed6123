/** The moments of one record: it begins, then something is done, then it ends. */
export interface Course {
  readonly begins: number;
  readonly ends: number;
}

/** What the value of a column is made from besides its type. */
export interface Named {
  /** The column's name as `snake_case`. */
  readonly name: string;
  /** The table's name likewise. */
  readonly table: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The number of the record in its table, from 0. */
  readonly place: number;
  readonly course: Course;
  readonly givenName: string;
  readonly surname: string;
  readonly company: string;
}

/** `Order No`, `orderNo` and `order-no` become `order_no`. */
export function snakeCase(name: string): string {
  return name
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .toLowerCase();
}
