import type { DialogContentProps } from '../../components/dialog/index.ts';
import type { EntityName } from '../delete-record/index.ts';

export type ExportFormat = 'csv' | 'json' | 'xlsx';

/** Which records are exported, and how. */
export interface ExportChoice {
  readonly format: ExportFormat;
  readonly records: 'page' | 'all' | 'selected';
  /** The columns that the list shows, or all fields that the person may read. */
  readonly columns: 'shown' | 'all';
  /** Fields with binary content are left out without it. */
  readonly binary: boolean;
  readonly headers: 'label' | 'name';
  /** Only for CSV. */
  readonly separator: ',' | ';' | '\t';
  /** Only for CSV: marks the encoding for Excel. */
  readonly byteOrderMark: boolean;
  /** Only for CSV: whether spreadsheets are kept from running texts as formulas. */
  readonly guarded: boolean;
}

/** The number of records, where known. */
export interface RecordCount {
  readonly count: number;
  readonly exact: boolean;
}

export type ExportStage =
  | { readonly status: 'choosing'; readonly problem?: string }
  | { readonly status: 'running'; readonly done: number; readonly total: RecordCount | null }
  | {
      readonly status: 'failed';
      readonly done: number;
      readonly total: RecordCount | null;
      /** The problem, and the way on. */
      readonly message: string;
    };

export interface ExportRecordsProps extends Pick<DialogContentProps, 'returnFocus'> {
  /** The name of the records' entity. */
  readonly entityName: EntityName;
  /** Records of each choice. A choice without an entry is not offered; null is not known. */
  readonly counts: Readonly<Partial<Record<ExportChoice['records'], RecordCount | null>>>;
  /** Columns of the file as chosen, and how many fields with binary content could be in it. */
  readonly columns: number;
  readonly binaryFields: number;
  readonly choice: ExportChoice;
  readonly onChoiceChange: (choice: ExportChoice) => void;
  readonly stage: ExportStage;
  readonly onExport: () => void;
  /** Goes on after a failure. */
  readonly onRetry: () => void;
  /** Closes the dialog, and cancels what runs. */
  readonly onClose: () => void;
}
