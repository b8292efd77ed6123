import type { RecordPage } from '../records/index.ts';

export type ExportPages = AsyncIterable<Pick<RecordPage, 'rows'>>;

/** The bytes of a file, as the records are read. It holds no more than a page of them. */
export type ExportFile = AsyncGenerator<Uint8Array<ArrayBuffer>, ExportReport, undefined>;

/** Values that a file holds in part only. */
export interface ExportReport {
  /** How many texts are longer than a cell of the format may be. */
  readonly cut: number;
}
