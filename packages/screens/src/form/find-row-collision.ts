import type { RecordSource } from '@ninefold/data/records';
import { findColliding } from '@ninefold/data/records/collisions';
import { likelyValues } from '@ninefold/rules/collisions';
import { isOnline } from '../connection/index.ts';
import type { ChildKind } from './child-kinds.ts';
import type { ChildRowsStore } from './child-rows-store.ts';
import { collisionMessage } from '../collisions/index.ts';

/**
 * Looks for a stored record that is in the way of a row once one of its fields is left, and names it there. It keeps
 * nobody from saving: the database decides.
 */
export async function findRowCollision(
  source: RecordSource,
  { children: { entity, reference }, collisions }: ChildKind,
  store: ChildRowsStore,
  id: string,
  name: string,
): Promise<void> {
  const record = store.recordOf(id);
  const row = store.rows().find((each) => each.id === id);
  if (record === undefined || row?.problems[name] !== undefined || !isOnline()) return;
  const asked = collisions.filter(
    ({ fields, reads }) =>
      fields.includes(name) &&
      [...fields, ...reads].some((each) => Object.hasOwn(record.sent, each)) &&
      // Those of the same record are all in the form.
      ![...fields, ...reads].some((each) => reference.fields.includes(each)),
  );
  const values = likelyValues(entity, record);
  for (const collision of asked) {
    if (collision.isAbout(record) !== true) continue;
    // Where it can't be found out, the database decides.
    const found = await findColliding(source, entity, collision, values, {
      except: row?.record?.id,
    }).catch(() => undefined);
    const now = store.rows();
    const isSame = now.find((each) => each.id === id)?.texts === row?.texts;
    // A row of the form may be saved with other values.
    if (found === undefined || !isSame || now.some((each) => each.record?.id === found.id))
      continue;
    store.refuse(id, name, `${collisionMessage(entity, collision)} ${found.title}`);
    return;
  }
}
