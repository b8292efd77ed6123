import { DataError } from '@ninefold/data/client';
import { RecordConflict, type RecordRow, type RecordSource } from '@ninefold/data/records';
import { mergeChange, recordChange } from '@ninefold/data/records/change';
import { CreationUncertain, recordCreation } from '@ninefold/data/records/creation';
import { formatList } from '@ninefold/messages';
import { type Entity, fieldLabel, findEntity } from '@ninefold/specification';
import { type Application, type Identity, identityOf } from '../application/index.ts';
import { failureOf, formErrors } from '../errors/index.ts';
import { entitySpecificationQuery, recordsChanged } from '../queries/index.ts';
import { recordSourceOf } from '../screen-context/index.ts';
import { isSessionLost } from '../session/index.ts';
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

/** Failures that every further change would meet too. */
const ends: ReadonlySet<string> = new Set(['signed out', 'offline', 'unavailable', 'aborted']);

/** So many changes of others in a row are no coincidence. */
const mostRounds = 10;

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
  const { kind, code } = failureOf(error);
  // To a visitor, a refused write is of that kind too, and is one record's.
  if (ends.has(kind) && (code !== '42501' || isSessionLost(application))) return undefined;
  // Something else than the server has failed.
  if (!(error instanceof DataError)) return undefined;
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
  const source = recordSourceOf(client, loaded);
  const { row } = change;
  if (row !== undefined) return edit(source, entity, change, row);
  await create(source, entity, change);
  return undefined;
}

async function create(source: RecordSource, entity: Entity, change: WaitingChange): Promise<void> {
  const creation = recordCreation(change.creation);
  try {
    await creation.send(source, entity, change.values, {
      onSend(sent) {
        // A page that is closed before the answer leaves it to the next one to look first.
        if (!storeChange({ ...change, creation: sent })) throw new NoRoom();
      },
    });
  } catch (error) {
    storeChange({ ...change, creation: creation.kept() });
    throw error;
  }
}

async function edit(
  source: RecordSource,
  entity: Entity,
  { kind, values }: WaitingChange,
  row: RecordRow,
): Promise<RecordRow> {
  const sending = recordChange();
  let seen = row;
  let left = values;
  for (let round = 1; ; round += 1) {
    try {
      const guard = kind === 'transition' ? 'fields' : 'record';
      return await sending.send(source, entity, seen, left, { guard });
    } catch (error) {
      if (!(error instanceof RecordConflict) || round >= mostRounds) throw error;
      const merged = mergeChange(entity, row.values, error.current.values, values);
      if (merged.collisions.length > 0) {
        const fields = formatList(merged.collisions.map((name) => fieldLabel(entity, name)));
        const message = kind === 'transition' ? 'conflictOfStatus' : 'conflict';
        throw new CollidingChange(waitingChangesMessages[message]({ fields }), { cause: error });
      }
      // The record has all of it: it was sent before, and the answer was lost.
      if (Object.keys(merged.values).length === 0) return error.current;
      seen = error.current;
      left = merged.values;
    }
  }
}
