import { Grammar, type Node, write } from './grammar/index.ts';
import { Random } from '../src/random/index.ts';
import { type Column, columnsOf, type Row, rowOf } from './tables/index.ts';

/** A table with its records and the conditions that are proven over them. */
export interface Plan {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly conditions: readonly Node[];
}

export const rowsPerTable = 10;
export const conditionsPerTable = 100;

/** Real INSERTs are slower than questions: few conditions of a table have them. */
const insertedConditions = 2;

/** Makes the table of this number: the same one for the same seed. */
export function planTable(seed: number, number: number): Plan {
  const random = new Random(seed * 1_000_003 + number);
  const columns = columnsOf(random);
  const grammar = new Grammar(columns, random);
  return {
    columns,
    rows: Array.from({ length: rowsPerTable }, () => rowOf(columns, random)),
    conditions: Array.from({ length: conditionsPerTable }, () => grammar.condition()),
  };
}

/** Returns what to ask a database about a table. */
export function questionOf({ columns, rows, conditions }: Plan) {
  return {
    columns,
    rows,
    conditions: conditions.map((node, index) => ({
      text: write(node),
      isInserted: index < insertedConditions,
    })),
  };
}
