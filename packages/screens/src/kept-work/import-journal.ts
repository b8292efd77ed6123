import type {
  Corrections,
  DayStyle,
  ImportColumn,
  ImportProgress,
  NumberStyle,
  TableOptions,
} from '@ninefold/data/records/import';
import { type Entity, entityId } from '@ninefold/specification';
import { type Application, identityOf, inDatabase, type Owner } from '../application/index.ts';

/** The chosen format of numbers and dates in a file; '' for the detected one. */
export interface FormatChoice {
  readonly numbers: '' | NumberStyle;
  readonly days: '' | DayStyle;
}

/** An unfinished import: what is needed to continue after the page was closed, apart from the file. */
export interface KeptImport {
  readonly file: string;
  readonly fingerprint: string;
  readonly options: TableOptions;
  readonly columns: readonly ImportColumn[];
  readonly key: readonly string[] | undefined;
  readonly format: FormatChoice;
  /** The cells that the person corrected. */
  readonly corrections: Corrections;
  /** Rows that were found to have problems, with what they are. */
  readonly leftOut: readonly (readonly [row: number, problem: string])[];
  readonly rows: number;
  readonly progress: ImportProgress;
}

/** Keeps a person's imports of an entity in the browser. Without its storage, nothing is kept. */
export function importJournal(application: Application, entity: Entity) {
  const { person, project, tenant } = identityOf(application);
  const prefix = `${JSON.stringify([person, project, tenant ?? '', entityId(entity)])} `;
  return {
    unfinished: async (): Promise<readonly KeptImport[]> =>
      (await inDatabase('imports', 'readonly', (imports) => imports.getAll(from(prefix)))) ?? [],
    keep: async (kept: KeptImport) => {
      // Nothing is kept of what is only tried.
      if (application.viewing !== undefined) return;
      const key = prefix + kept.fingerprint;
      await inDatabase('imports', 'readwrite', (imports) => imports.put(kept, key));
    },
    remove: (fingerprint: string) =>
      inDatabase('imports', 'readwrite', (imports) => imports.delete(prefix + fingerprint)),
  };
}

/** Returns how many imports a person has not finished, of every entity. */
export async function countImports(owner: Owner): Promise<number> {
  return (await inDatabase('imports', 'readonly', (imports) => imports.count(allOf(owner)))) ?? 0;
}

/** Deletes a person's unfinished imports, of every entity. */
export async function deleteImports(owner: Owner): Promise<void> {
  await inDatabase('imports', 'readwrite', (imports) => imports.delete(allOf(owner)));
}

function allOf({ person, project }: Owner): IDBKeyRange {
  return from(`${JSON.stringify([person, project]).slice(0, -1)},`);
}

/** The keys that begin so. */
function from(start: string): IDBKeyRange {
  return IDBKeyRange.bound(start, `${start}\uFFFF`);
}
