import type { RecordPage } from '../records/index.ts';

export type ExportPages = AsyncIterable<Pick<RecordPage, 'rows'>>;

/** The bytes of a file, as the records are read. It holds no more than a page of them. */
export type ExportFile = AsyncGenerator<Uint8Array<ArrayBuffer>, ExportReport, undefined>;

/** Values that a file holds in part only. */
export interface ExportReport {
  /** The number of texts that are too long for a cell of the format. */
  readonly cut: number;
}
