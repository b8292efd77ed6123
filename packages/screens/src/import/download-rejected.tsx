import { rejectedFile } from '@ninefold/data/records/import';
import { entityName, fieldOf } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import { importScreenMessages } from './messages.ts';
import { type ChosenFile, tableOf } from './opened-file.ts';
import type { Import } from './use-import.ts';

export interface DownloadRejectedProps {
  readonly importing: Import;
  readonly chosen: ChosenFile;
  /** Keyed by row number. */
  readonly problems: readonly (readonly [row: number, problem: string])[];
}

/** Downloads the rows that were left out, to be corrected and imported again. */
export function DownloadRejected({ importing, chosen, problems }: DownloadRejectedProps) {
  async function download() {
    const file = await rejectedFile(
      tableOf(chosen),
      new Map(problems),
      chosen.opened.options.separator,
      new Map(
        chosen.columns.flatMap(({ index, target }) => {
          const field =
            target.kind === 'field' ? fieldOf(importing.entity, target.field) : undefined;
          return field === undefined ? [] : [[index, field.kind] as const];
        }),
      ),
    );
    const anchor = document.createElement('a');
    anchor.href = URL.createObjectURL(file);
    anchor.download = `${importScreenMessages.fileOfProblems(entityName(importing.entity))}.csv`;
    anchor.click();
    URL.revokeObjectURL(anchor.href);
  }
  return <Button onClick={() => void download()}>{importScreenMessages.download}</Button>;
}
