import type { RecordSource } from '@ninefold/data/records';
import { likelyValues } from '@ninefold/rules/collisions';
import type { QueryClient } from '@tanstack/react-query';
import { collidingQuery, collisionMessage } from '../screen-context/queries/index.ts';
import type { ChildKind } from './child-kinds.ts';
import type { ChildRowsStore } from './child-rows-store.ts';
import { fieldIn } from './row-collisions.ts';

/**
 * Looks for a stored record that is in the way of a row once one of its fields is left, and names it there. It keeps
 * nobody from saving: the database decides.
 */
export async function findRowCollision(
  queries: QueryClient,
  source: RecordSource,
  { children: { entity, reference }, collisions }: ChildKind,
  store: ChildRowsStore,
  id: string,
  name: string,
): Promise<void> {
  const record = store.recordOf(id);
  const row = store.rows().find((each) => each.id === id);
  if (record === undefined || row?.problems[name] !== undefined) return;
  const values = likelyValues(entity, record);
  for (const collision of collisions) {
    const { constraint, fields } = collision;
    const about = [...fields, ...collision.reads];
    // Those of the same record are all in the form.
    if (!about.includes(name) || about.some((each) => reference.fields.includes(each))) continue;
    const isSent = about.some((each) => Object.hasOwn(record.sent, each));
    if (!isSent || collision.isAbout(record) !== true) continue;
    const sought = store.valuesOf(id, { constraint });
    const query = collidingQuery(source, entity, collision, values, row?.record?.id);
    const found = await queries.fetchQuery(query).catch(() => undefined);
    if (found === undefined) continue;
    // A row of the form may be saved with other values.
    if (found === null || store.rows().some((each) => each.record?.id === found.id)) {
      store.free(id, constraint);
      continue;
    }
    const field = row && fieldIn(row, fields.includes(name) ? [name] : fields);
    if (field === undefined) continue;
    const message = `${collisionMessage(entity, collision)} ${found.title}`;
    store.collide(id, { constraint, field, message, values: sought });
    return;
  }
}
