import type {
  Corrections,
  ImportColumn,
  ImportProgress,
  TableOptions,
} from '@ninefold/data/records/import';
import { type Entity, entityId } from '@ninefold/specification';
import { del, delMany, entries, keys, set } from 'idb-keyval';
import { type Application, type Identity, identityOf } from '../application/index.ts';
import { objectStore, quietly } from '../offline-store/index.ts';
import type { FormatChoice } from './format-choice.ts';

const store = objectStore('imports');

/** An unfinished import: what is needed to continue after the page was closed, apart from the file. */
export interface KeptImport {
  readonly file: string;
  readonly fingerprint: string;
  readonly options: TableOptions;
  readonly columns: readonly ImportColumn[];
  readonly key: readonly string[] | undefined;
  readonly format: FormatChoice;
  /** The cells that the person corrected; absent where an older version began the import. */
  readonly corrections?: Corrections;
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
    async unfinished(): Promise<readonly KeptImport[]> {
      const all = (await quietly(entries<string, KeptImport>(store))) ?? [];
      return all.filter(([key]) => key.startsWith(prefix)).map(([, kept]) => kept);
    },
    keep: async (kept: KeptImport) => {
      // Nothing is kept of what is only tried.
      if (application.viewing === undefined) {
        await quietly(set(prefix + kept.fingerprint, kept, store));
      }
    },
    remove: (fingerprint: string) => quietly(del(prefix + fingerprint, store)),
  };
}

/** Returns the keys of a person's unfinished imports, of every entity. */
export async function unfinishedImports({ person, project }: Identity): Promise<readonly string[]> {
  const prefix = `${JSON.stringify([person, project]).slice(0, -1)},`;
  const all = (await quietly(keys<string>(store))) ?? [];
  return all.filter((key) => key.startsWith(prefix));
}

export async function deleteImports(unfinished: readonly string[]): Promise<void> {
  await quietly(delMany([...unfinished], store));
}

export type ImportJournal = ReturnType<typeof importJournal>;
