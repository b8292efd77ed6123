import type {
  Corrections,
  ImportColumn,
  ImportProgress,
  TableOptions,
} from '@ninefold/data/records/import';
import { type Entity, entityId } from '@ninefold/specification';
import { createStore, del, entries, set } from 'idb-keyval';
import type { Application } from '../application/index.ts';
import { sessionPerson } from '../session/index.ts';
import type { FormatChoice } from './format-choice.ts';

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
  const { configuration, place } = application;
  const of = [
    sessionPerson(application)?.id ?? '',
    configuration.supabaseUrl ?? '',
    place.tenant ?? '',
    entityId(entity),
  ];
  const prefix = `${JSON.stringify(of)} `;
  return {
    async unfinished(): Promise<readonly KeptImport[]> {
      const all = (await quietly(entries<string, KeptImport>(store()))) ?? [];
      return all.filter(([key]) => key.startsWith(prefix)).map(([, kept]) => kept);
    },
    keep: (kept: KeptImport) => quietly(set(prefix + kept.fingerprint, kept, store())),
    remove: (fingerprint: string) => quietly(del(prefix + fingerprint, store())),
  };
}

export type ImportJournal = ReturnType<typeof importJournal>;

let opened: ReturnType<typeof createStore> | undefined;

function store(): ReturnType<typeof createStore> {
  opened ??= createStore('ninefold-imports', 'imports');
  return opened;
}

async function quietly<T>(done: Promise<T>): Promise<T | undefined> {
  return done.catch(() => undefined);
}
