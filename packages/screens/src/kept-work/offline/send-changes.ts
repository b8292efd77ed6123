import { DataError } from '@ninefold/data/client';
import type { RecordRow } from '@ninefold/data/records';
import { CreationUncertain, recordCreation } from '@ninefold/data/records/creation';
import { formatList } from '@ninefold/messages';
import {
  endsRun,
  saveChange,
  saveNew,
  type Unsaved,
  type WriteContext,
} from '@ninefold/records/writes';
import { type Entity, fieldLabel, findEntity } from '@ninefold/specification';
import {
  type Application,
  failureOf,
  formErrors,
  type Identity,
  identityOf,
  isSessionLost,
} from '../../application/index.ts';
import { entitySpecificationQuery, recordsChanged } from '../../screen-context/queries/index.ts';
import { recordSourceOf } from '../../screen-context/index.ts';
import { waitingChangesMessages } from './messages.ts';
import {
  type ChangeProblem,
  settleChange,
  storeChange,
  storeProblem,
  type WaitingChange,
  waitingChanges,
} from './queue.ts';
import { withoutSender } from './sender-lock.ts';

/** What became of the changes that one run has sent. */
export interface SendOutcome {
  readonly saved: readonly WaitingChange[];
  /** Those that were not saved and wait for the person. */
  readonly failed: readonly WaitingChange[];
  /** Why the run ended early: the others still wait. */
  readonly stopped?: string;
}

/**
 * Sends what waits, one after the other and each as the form would. What can't be saved stays, with the reason;
 * later changes to the same record stay behind it, and all others go on. Never rejects.
 */
export async function sendChanges(application: Application): Promise<SendOutcome> {
  const owner = identityOf(application);
  const saved: WaitingChange[] = [];
  const failed: WaitingChange[] = [];
  let stopped: string | undefined;
  const session = application.database?.session;
  await session?.renew();
  // One at a time, so that another tab or the person can take the next one.
  for (let isLeft = true; isLeft;) {
    isLeft = await withoutSender(owner, async () => {
      const isTheirs = application.person.change() === undefined && !isSessionLost(application);
      const change = isTheirs ? nextChange(owner) : undefined;
      if (change === undefined) return false;
      try {
        settleChange(owner, change, await sendChange(application, change));
        saved.push(change);
      } catch (error) {
        const problem = problemOf(application, error);
        if (problem === undefined) {
          stopped = failureOf(error).message;
          return false;
        }
        const latest = waitingChanges(owner).find(({ key }) => key === change.key) ?? change;
        storeProblem({ ...latest, problem });
        failed.push(change);
      }
      return true;
    });
  }
  if (saved.length > 0) await recordsChanged(application.queries).catch(() => undefined);
  return { saved, failed, ...(stopped !== undefined && { stopped }) };
}

/** Returns the first change that neither waits for the person nor for an earlier change of its record. */
function nextChange(owner: Identity): WaitingChange | undefined {
  const held = new Set<string>();
  return waitingChanges(owner).find(({ key, entity, row, problem }) => {
    const record = row === undefined ? key : JSON.stringify([entity, row.id]);
    if (problem !== undefined) held.add(record);
    return !held.has(record);
  });
}

/** Returns why a change was not saved; undefined where it can be sent again by itself. */
function problemOf(application: Application, error: unknown): ChangeProblem | undefined {
  if (error instanceof CollidingChange) return { kind: 'conflict', message: error.message };
  const message = [...new Set(formErrors(error).map((each) => each.message))].join(' ');
  if (error instanceof CreationUncertain) return { kind: 'uncertain', message };
  // Something else than the server has failed.
  if (!(error instanceof DataError)) return undefined;
  const { kind, code } = error.failure;
  const isSessionOver = code === '42501' && isSessionLost(application);
  // What waits is of many entities: these two may be about this one alone.
  const isOfEntity = kind === 'misconfigured' || code === '0A000';
  if (isSessionOver || (endsRun(error) && !isOfEntity)) return undefined;
  return { kind: 'rejected', message };
}

/** Others have changed the same fields. */
class CollidingChange extends Error {
  override readonly name = 'CollidingChange';
}

/** The browser has no room to note that a new record is on its way. Sent nevertheless, it might be created twice. */
class NoRoom extends DataError {
  override readonly name = 'NoRoom';

  constructor() {
    super({
      kind: 'unavailable',
      code: '',
      message: waitingChangesMessages.noRoom,
      reaction: 'retry',
      technical: { message: '', details: '', hint: '', status: 0 },
    });
  }
}

/** Sends a change. Returns the record as it was stored; undefined for a new one. */
async function sendChange(
  application: Application,
  change: WaitingChange,
): Promise<RecordRow | undefined> {
  const client = application.database?.client;
  if (client === undefined) return undefined;
  const loaded = await application.queries.fetchQuery({
    ...entitySpecificationQuery(application, [change.entity]),
    // Query itself would wait for the connection, and hold the lock meanwhile.
    networkMode: 'always',
  });
  const entity = findEntity(loaded.specification, change.entity);
  if (entity === undefined) throw new CollidingChange(waitingChangesMessages.gone);
  const writes: WriteContext = {
    source: recordSourceOf(client, loaded),
    queries: application.queries,
    send: (request) => request(),
    // All is read again once, at the end.
    refresh: () => Promise.resolve(true),
  };
  const { row } = change;
  return row === undefined ? create(writes, entity, change) : edit(writes, entity, change, row);
}

async function create(
  writes: WriteContext,
  entity: Entity,
  change: WaitingChange,
): Promise<undefined> {
  const creation = recordCreation(change.creation);
  const result = await saveNew(writes, entity, change.values, {
    creation,
    onSend(sent) {
      // A page that is closed before the answer leaves it to the next one to look first.
      if (!storeChange({ ...change, creation: sent })) throw new NoRoom();
    },
  });
  if (result.status === 'saved') return undefined;
  storeChange({ ...change, creation: creation.kept() });
  throw errorOf(result);
}

async function edit(
  writes: WriteContext,
  entity: Entity,
  { kind, values }: WaitingChange,
  row: RecordRow,
): Promise<RecordRow> {
  const guard = kind === 'transition' ? 'fields' : 'record';
  const result = await saveChange(writes, entity, { row, values }, { guard });
  if (result.status === 'saved') return result.record ?? row;
  if (result.status !== 'conflict') throw errorOf(result);
  const fields = formatList(result.fields.map((name) => fieldLabel(entity, name)));
  const message = kind === 'transition' ? 'conflictOfStatus' : 'conflict';
  throw new CollidingChange(waitingChangesMessages[message]({ fields }));
}

function errorOf(result: Unsaved): unknown {
  return result.error ?? new Error('The change was not saved.');
}
