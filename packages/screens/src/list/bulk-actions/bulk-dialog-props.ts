import type { SelectedRecords } from './bulk-task.ts';
import type { BulkRun } from './use-bulk-run.tsx';

export interface BulkDialogProps {
  readonly selected: SelectedRecords;
  readonly onStart: BulkRun['start'];
  readonly onClose: () => void;
}
