import {
  type Corrections,
  correctTable,
  type FileFacts,
  type FoundFormats,
  type ImportColumn,
  inspectFile,
  isLabelled,
  keysInColumns,
  matchColumns,
  type OpenedFile,
  openTable,
  recogniseFormats,
  type Table,
  type TableOptions,
} from '@ninefold/data/records/import';
import type { RecordSource } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { recognised } from './format-choice.ts';
import type { FormatChoice } from '../kept-work/index.ts';

/** A file that was chosen, and how its columns are understood. */
export interface ChosenFile {
  readonly file: File;
  readonly facts: FileFacts;
  readonly opened: OpenedFile;
  readonly columns: readonly ImportColumn[];
  /** The fields by which existing records are found and updated; undefined if they are not updated. */
  readonly key: readonly string[] | undefined;
  readonly format: FormatChoice;
  /** The format of numbers and dates in the columns. */
  readonly formats: FoundFormats;
  /** The cells that the person has corrected. */
  readonly corrections: Corrections;
}

/** Returns the table of a chosen file as the person has corrected it. */
export function tableOf({ opened, corrections }: ChosenFile): Table {
  return correctTable(opened.table, corrections);
}

/** Opens a file and matches its columns by their names. */
export async function chooseFile(
  source: RecordSource,
  entity: Entity,
  file: File,
  facts?: FileFacts,
  options?: TableOptions,
): Promise<ChosenFile> {
  const known = facts ?? (await inspectFile(file));
  const opened = await openTable(file, known, options);
  const columns = matchColumns(
    entity,
    opened.table.header,
    (reference) => isLabelled(source, reference),
    source.entities,
  );
  return {
    file,
    facts: known,
    opened,
    columns,
    key: entity.grants.update ? usualKey(entity, columns) : undefined,
    format: recognised,
    formats: await recogniseFormats(opened.table, entity, columns),
    corrections: new Map(),
  };
}

/** A file with the keys that the database makes is about records that exist. */
function usualKey(entity: Entity, columns: readonly ImportColumn[]): readonly string[] | undefined {
  const makes = (name: string) =>
    entity.fields.some((field) => field.name === name && !field.grants.insert);
  return keysInColumns(entity, columns).find((key) => key.some(makes));
}
