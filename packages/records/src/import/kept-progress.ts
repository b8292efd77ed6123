import type { DataError } from '@ninefold/data/client';
import type { CheckedRow, ImportProgress } from '@ninefold/data/records/import';

/** The progress of an import, which is kept before and after each request. */
export class KeptProgress {
  progress: ImportProgress;
  readonly #keep: (progress: ImportProgress) => Promise<void>;

  constructor(progress: ImportProgress, keep: (progress: ImportProgress) => Promise<void>) {
    this.progress = progress;
    this.#keep = keep;
  }

  /** Keeps which rows are about to be sent. */
  async sending(sent: NonNullable<ImportProgress['sent']>): Promise<void> {
    this.progress = { ...this.progress, sent };
    await this.#keep(this.progress);
  }

  /** Keeps that nothing is on its way. */
  async answered(): Promise<void> {
    const { sent: _sent, ...progress } = this.progress;
    this.progress = progress;
    await this.#keep(progress);
  }

  /** Keeps what is settled of rows, some of which may be on their way. */
  async keep(): Promise<void> {
    await this.#keep(this.progress);
  }

  /** @param last The last row of a part of the file that is settled. */
  async finishPart(last: number): Promise<void> {
    const { settled, alsoSettled } = this.progress;
    this.progress = {
      ...this.progress,
      settled: Math.max(settled, last),
      alsoSettled: alsoSettled.filter((row) => row > last),
    };
    await this.keep();
  }

  /** @param tried The database would take the rows, and stores none. */
  count(
    what: 'created' | 'updated' | 'unchanged',
    rows: readonly CheckedRow[],
    tried?: DataError,
  ): void {
    this.progress = {
      ...this.progress,
      ...(tried !== undefined && { tried: tried.failure.message }),
      [what]: this.progress[what] + rows.length,
      alsoSettled: [...this.progress.alsoSettled, ...rows.map(({ number }) => number)],
    };
  }

  refuse({ number }: CheckedRow, message: string): void {
    this.progress = {
      ...this.progress,
      refused: [...this.progress.refused, [number, message]],
      alsoSettled: [...this.progress.alsoSettled, number],
    };
  }
}
