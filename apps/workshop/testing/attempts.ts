/** Tries to read, create, change and delete records through the Data API. */
import type { Entity } from '@ninefold/specification';
import type { Client } from './loaded-workshop.ts';
import { isGiven, type Row } from './sample-rows.ts';

/** `done`, `hidden` if no row was affected, or the code of the error. */
export type Outcome = string;

const readable = ({ fields }: Entity) =>
  fields.filter(({ grants }) => grants.select).map(({ name }) => name);

/** The fields that identify a row: of a view without a key, the first one. */
const keyOf = (entity: Entity) =>
  entity.key.length > 0 ? entity.key : readable(entity).slice(0, 1);

const sameKey = (entity: Entity, row: Row) =>
  Object.fromEntries(keyOf(entity).map((name) => [name, row[name]]));

/** Returns how many records the person sees. */
export async function seen(client: Client, entity: Entity): Promise<number> {
  const columns = keyOf(entity).join();
  const { count } = await client.from(entity.name).select(columns, { count: 'exact', head: true });
  return count ?? 0;
}

/** Returns up to four records that the person sees. */
export async function someSeen(client: Client, entity: Entity): Promise<readonly Row[]> {
  const { data } = await client.from(entity.name).select(readable(entity).join()).limit(4);
  return (data ?? []) as unknown as readonly Row[];
}

/** Tries to create a record. Returns its row if it was created. */
export async function create(
  client: Client,
  entity: Entity,
  values: Row,
): Promise<{ readonly outcome: Outcome; readonly row: Row | undefined }> {
  const { error, data } = await client
    .from(entity.name)
    .insert(values)
    .select(readable(entity).join());
  const [row] = (data ?? []) as unknown as readonly Row[];
  return { outcome: error?.code ?? (row === undefined ? 'hidden' : 'done'), row };
}

/** Tries to write a field of a record with its current value. */
export async function change(client: Client, entity: Entity, row: Row): Promise<Outcome> {
  const given = entity.fields.filter(isGiven);
  const { name = '' } = given.find(({ grants }) => grants.update) ?? given[0] ?? {};
  const write = client.from(entity.name).update({ [name]: row[name] });
  const { error, data } = await write.match(sameKey(entity, row)).select(keyOf(entity).join());
  return error?.code ?? (data?.length === 0 ? 'hidden' : 'done');
}

export async function remove(client: Client, entity: Entity, row: Row): Promise<Outcome> {
  const write = client.from(entity.name).delete().match(sameKey(entity, row));
  const { error, data } = await write.select(keyOf(entity).join());
  return error?.code ?? (data?.length === 0 ? 'hidden' : 'done');
}

/** Returns whether an action succeeded for any, some or none of the records. A record that its own values rule out doesn't count. */
export function reach(outcomes: readonly Outcome[]): string {
  const refused = outcomes.filter(isRefused).length;
  if (refused === outcomes.length) return 'none';
  if (!outcomes.includes('done')) return `never done: ${[...new Set(outcomes)].join()}`;
  return refused === 0 ? 'any' : 'some';
}

/** No row was affected, or a grant, a policy, a trigger or the kind of relation forbids the action. */
function isRefused(outcome: Outcome): boolean {
  return ['hidden', '42501', '55000'].includes(outcome) || outcome.startsWith('HW');
}
