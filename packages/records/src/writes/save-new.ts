import type { RecordRow, RecordValues } from '@ninefold/data/records';
import { type CreationOptions, recordCreation } from '@ninefold/data/records/creation';
import type { ParentCreation } from '@ninefold/data/records/children';
import type { Entity } from '@ninefold/specification';
import { judged } from './judge.ts';
import { refreshed, type WriteContext } from './write-context.ts';
import { unsavedBy, type WriteResult } from './write-result.ts';

export interface SaveNewOptions extends Pick<CreationOptions, 'another' | 'onSend'> {
  /** Keeps what was sent, so that a lost answer never creates the record twice: the same for each attempt. */
  readonly creation?: ReturnType<typeof recordCreation>;
  /** Creates the record in place of `creation`, with more in the same transaction. */
  readonly create?: (parent: ParentCreation) => Promise<RecordRow | null>;
  /** Called once it is saved, before what is shown is read again. */
  readonly onSaved?: () => void;
  /** The values were judged while they were entered. */
  readonly isJudged?: boolean;
}

/**
 * Creates a record once: judges it, sends it, finds out after a lost answer whether it was stored, and reads again
 * what is shown. Never rejects.
 */
export async function saveNew(
  context: WriteContext,
  entity: Entity,
  values: RecordValues,
  options: SaveNewOptions = {},
): Promise<WriteResult> {
  const { creation = recordCreation(), another, onSend, isJudged = false } = options;
  const {
    create = (parent: ParentCreation) =>
      creation.send(context.source, entity, parent.values, { another, onSend }),
  } = options;
  const problems = isJudged ? [] : judged(context, entity, values);
  if (problems.length > 0) return { status: 'refused', problems };
  let record: RecordRow | null;
  try {
    record = await context.send(() => create({ creation, values, another, onSend }));
  } catch (error) {
    return unsavedBy(error);
  }
  options.onSaved?.();
  return { status: 'saved', record, values, isRefreshed: await refreshed(context) };
}
