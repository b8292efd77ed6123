import { RecordConflict, type RecordRow, type RecordValues } from '@ninefold/data/records';
import { mergeChange, recordChange } from '@ninefold/data/records/change';
import type { ParentChange } from '@ninefold/data/records/children';
import type { Entity } from '@ninefold/specification';
import { judged } from './judge.ts';
import { pick } from './pick.ts';
import { showAtOnce, showRead } from './show-at-once.ts';
import { refreshed, type WriteContext } from './write-context.ts';
import { type Unsaved, unsavedBy, type WriteResult } from './write-result.ts';

/** A change to a record. */
export interface Change {
  /** The record as it was read last. */
  readonly row: RecordRow;
  /** The values that the change was made to; those of `row` where left out. */
  readonly base?: RecordValues;
  /** The values to write. */
  readonly values: RecordValues;
}

/** Fields for which the person chooses whose values to keep. */
export interface ConflictQuestion {
  /** Names of the fields that both have changed, or whose own value can't be saved with those of others. */
  readonly fields: readonly string[];
  /** Names of the fields that only others have changed: they are merged. */
  readonly theirs: readonly string[];
  /** Why an own value can't be saved, by field. */
  readonly problems: ReadonlyMap<string, string>;
  /** The values that the change was made to. */
  readonly base: RecordValues;
  /** The record as it is now. */
  readonly current: RecordRow;
  /** The person's own values. */
  readonly values: RecordValues;
}

export interface SaveChangeOptions {
  /** Keeps what was sent, so that a lost answer never becomes a conflict: the same for each attempt. */
  readonly sending?: ReturnType<typeof recordChange>;
  /** Sends the change in place of `sending`, with more in the same transaction. */
  readonly change?: (change: ParentChange) => Promise<RecordRow>;
  /** There is more to save than the record's own fields. */
  readonly hasMore?: boolean;
  /** See `changeRecord` of `@ninefold/data/records`. */
  readonly guard?: 'record' | 'fields';
  /** Whether what doesn't collide is merged; true where left out. Otherwise any change of others is a conflict. */
  readonly merges?: boolean;
  /** The values were judged while they were entered. */
  readonly isJudged?: boolean;
  /** Whether the record is shown with the values while they are sent. */
  readonly atOnce?: boolean;
  /**
   * Asks whose values to keep. Returns the names of the fields whose own values are given up; undefined where the
   * person gives up all. Without it, fields that collide are a conflict.
   */
  readonly resolve?: (question: ConflictQuestion) => Promise<readonly string[] | undefined>;
  /** Called once it is saved, before what is shown is read again. */
  readonly onSaved?: () => void;
  /** Whether what is shown is read again; true where left out. */
  readonly refresh?: boolean;
}

/** So many changes of others in a row are no coincidence: something else rejects the write. */
const mostRounds = 10;

const noProblems: ReadonlyMap<string, string> = new Map();

/**
 * Saves a change to a record that others may have changed meanwhile: judges it, sends it with what was read, merges
 * what others have changed and asks about what collides, finds out after a lost answer whether it was stored, and
 * reads again what is shown. Never rejects.
 */
export async function saveChange(
  context: WriteContext,
  entity: Entity,
  change: Change,
  options: SaveChangeOptions = {},
): Promise<WriteResult> {
  const { source, send } = context;
  const { row } = change;
  const { sending = recordChange(), guard, merges = true, isJudged = false, resolve } = options;
  const {
    change: write = ({ row: seen, values }: ParentChange) =>
      sending.send(source, entity, seen, values, { guard }),
  } = options;
  let own = change.values;
  let base = change.base ?? row.values;
  let current = row;
  let showBefore: ReturnType<typeof showAtOnce> | undefined;
  for (let round = 1; ; round += 1) {
    const merged = merges
      ? mergeChange(entity, base, current.values, own)
      : { values: own, collisions: [], theirs: [] };
    const found =
      round === 1 && isJudged ? [] : judged(context, entity, merged.values, current.values);
    if (round === 1 && found.length > 0) return { status: 'refused', problems: found };
    const problems = problemsByField(found, merged.values);
    const fields = Object.keys(merged.values).filter(
      (name) => merged.collisions.includes(name) || problems.has(name),
    );
    if (fields.length > 0) {
      if (resolve === undefined) return afterFailure({ status: 'conflict', current, fields });
      const { theirs } = merged;
      const given = await resolve({ fields, theirs, problems, base, current, values: own });
      if (given === undefined) return afterFailure({ status: 'conflict', current, fields });
      own = Object.fromEntries(Object.entries(own).filter(([name]) => !given.includes(name)));
    }
    const left = pick(merged.values, own);
    const sent = current;
    if (Object.keys(left).length === 0 && options.hasMore !== true) return saved(current);
    if (options.atOnce === true) {
      showBefore = showAtOnce(context, entity, new Map([[row.id, left]]));
    }
    let stored: RecordRow;
    try {
      stored = await send(() => write({ sending, row: sent, values: left }));
    } catch (error) {
      const isSame =
        error instanceof RecordConflict &&
        error.current.version !== undefined &&
        error.current.version === sent.version;
      if (!merges || !(error instanceof RecordConflict) || round >= mostRounds || isSame) {
        return afterFailure(unsavedBy(error));
      }
      // What was chosen over these values is not asked again.
      base = { ...base, ...pick(sent.values, left) };
      current = error.current;
      showBefore?.([row.id]);
      showRead(context, entity, current);
      continue;
    }
    return saved(stored);

    async function saved(record: RecordRow): Promise<WriteResult> {
      options.onSaved?.();
      const isRefreshed = options.refresh === false || (await refreshed(context));
      return { status: 'saved', record, before: sent, values: left, isRefreshed };
    }
  }

  async function afterFailure(result: Unsaved): Promise<Unsaved> {
    showBefore?.([row.id]);
    if (options.refresh === false) return result;
    if (result.status === 'conflict') await refreshed(context);
    // A read during the write may have brought anything; the answer doesn't wait for what may be offline.
    else if (showBefore !== undefined) void refreshed(context);
    return result;
  }
}

function problemsByField(
  problems: ReturnType<typeof judged>,
  values: RecordValues,
): ReadonlyMap<string, string> {
  if (problems.length === 0) return noProblems;
  return new Map(
    Object.keys(values).flatMap((name) => {
      const problem = problems.find(({ fields }) => fields.includes(name));
      return problem === undefined ? [] : [[name, problem.message] as const];
    }),
  );
}
