import { type Application, ownIdentityOf } from '../application/index.ts';
import { allEditsOf, deleteEdits, editsNotOffered } from './kept-edits.ts';
import { deleteDraft, draftsOf } from './drafts/index.ts';
import { deleteChange, waitingChanges } from './offline/index.ts';

/** Offline it may not be loaded: imports then stay, and are not asked about. */
const loadImports = () => import('./import-journal.ts').catch(() => undefined);

/** A person's unfinished work that the device can keep until they sign in again. */
export interface KeptWork {
  /** How many drafts: of forms, of edits in lists, and imports. */
  readonly drafts: number;
  /** How many changes wait to be sent. */
  readonly waiting: number;
}

export async function keptWorkOf(application: Application): Promise<KeptWork> {
  const identity = ownIdentityOf(application);
  const imports = (await (await loadImports())?.countImports(identity)) ?? 0;
  return {
    drafts: draftsOf(identity).length + editsNotOffered(identity).length + imports,
    waiting: waitingChanges(identity).length,
  };
}

/** Deletes what is kept of a person's unfinished work. */
export async function deleteKeptWork(application: Application): Promise<void> {
  const identity = ownIdentityOf(application);
  for (const key of draftsOf(identity)) deleteDraft(key);
  for (const { key } of waitingChanges(identity)) deleteChange(key);
  for (const key of allEditsOf(identity)) deleteEdits(key);
  await (await loadImports())?.deleteImports(identity);
}
