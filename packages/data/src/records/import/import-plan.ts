import type { RecordSource } from '../../query/index.ts';
import type { Asked } from '@ninefold/rules/permissions';
import type { Entity, Specification } from '@ninefold/specification';
import type { RecordValues } from '../record.ts';
import type { CellFormat } from './read-cell.ts';
import type { ImportColumn } from './import-column.ts';
import type { Table } from './table/index.ts';

/** How a file's rows become records. */
export interface ImportPlan {
  readonly source: RecordSource & { readonly specification: Specification };
  readonly entity: Entity;
  readonly table: Table;
  readonly columns: readonly ImportColumn[];
  /** The names of the fields by which records are found and updated; undefined where all are created. */
  readonly key: readonly string[] | undefined;
  readonly format: CellFormat;
  /** Values of new records for fields that are not in the file, by field. */
  readonly start: RecordValues;
  /** Who imports them, and the facts that permissions are decided by. */
  readonly asked: Asked;
}

/** Larger requests are no faster, and keep the page busy for longer. */
export const rowsAtOnce = 500;
