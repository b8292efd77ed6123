import type { ExportFile, ExportReport } from '@ninefold/data/export';
import type { RecordPage } from '@ninefold/data/records';
import type { SavedFile } from './save-file.ts';

export interface ExportTask {
  readonly signal: AbortSignal;
  readonly pages: AsyncIterable<RecordPage>;
  readonly write: (pages: AsyncIterable<RecordPage>) => ExportFile;
  readonly file: SavedFile;
  /** Called when a page was written. */
  readonly onPage: (page: RecordPage) => void;
}

/** Writes a file while its records are read. Where it fails or is cancelled, nothing is left of it. */
export async function runExport({
  signal,
  pages,
  write,
  file,
  onPage,
}: ExportTask): Promise<ExportReport> {
  async function* watched() {
    for await (const page of pages) {
      yield page;
      onPage(page);
    }
  }
  try {
    const parts = write(watched());
    for (;;) {
      const part = await parts.next();
      signal.throwIfAborted();
      if (part.done === true) {
        await file.finish();
        return part.value;
      }
      await file.write(part.value);
    }
  } catch (error) {
    await file.discard();
    throw error;
  }
}
