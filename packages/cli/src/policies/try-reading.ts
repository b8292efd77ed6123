import { type Entity, entityId } from '@ninefold/specification';
import { CommandError } from '../command/index.ts';
import type { Session } from '../sources/index.ts';
import { attempt } from './attempt.ts';
import { proofMessages } from './messages.ts';
import type { Person, ReadAccess } from './model/index.ts';
import {
  amongSql,
  becomeOwnerSql,
  becomeSql,
  countSql,
  type Key,
  type RelationGrants,
  sampledShare,
  sampleSql,
} from './sql/index.ts';
import { insufficientPrivilege } from './verdict.ts';

/** What a person reads of an entity, and keys to go on with. */
export interface Reading {
  readonly read: ReadAccess;
  /** The fields that tell records apart; none if there are none. */
  readonly key: readonly string[];
  /** Keys of records that the person reads. */
  readonly visible: readonly Key[];
  /** Keys of other records, and of some that the person reads. */
  readonly others: readonly Key[];
  /** Keys of records that the person does not read. */
  readonly hidden: readonly Key[];
}

/**
 * Counts the records of an entity and those that a person reads, and samples them. Ends as that person.
 *
 * @throws {CommandError} if the user of the connection doesn't read all records.
 */
export async function tryReading(
  session: Session,
  { person, entity, grants, rows }: Trial,
): Promise<Reading> {
  const key = keyOf(entity);
  await session.query(becomeOwnerSql);
  const total = await attempt<{ count: string }>(session, countSql(entity));
  if (total.code === insufficientPrivilege && entity.kind !== 'view') {
    throw new CommandError(proofMessages.notAll({ place: entityId(entity) }));
  }
  const others = key.length === 0 ? [] : await keysOf(session, sampleSql(entity, key, rows));
  await session.query(becomeSql(person));
  const withheld = grants.columns.filter(({ select }) => !select).map(({ name }) => name);
  const granted = withheld.length < grants.columns.length;
  if (!granted) {
    const all = numberOf(total.rows[0]?.count, entity);
    const read = { granted, withheld, ...(all !== undefined && { total: all }), visible: 0 };
    return { read, key, visible: [], others, hidden: others };
  }
  const seen = await attempt<{ count: string }>(session, countSql(entity));
  const isKeyRead = key.length > 0 && !key.some((name) => withheld.includes(name));
  const visible = isKeyRead ? await keysOf(session, sampleSql(entity, key, rows)) : [];
  const among = isKeyRead ? await keysOf(session, amongSql(entity, key, others)) : [];
  const known = new Set(among.map((each) => JSON.stringify(each)));
  const counts = {
    total: numberOf(total.rows[0]?.count, entity),
    visible: numberOf(seen.rows[0]?.count, entity),
  };
  const problem = total.code ?? seen.code;
  return {
    read: {
      granted,
      withheld,
      ...(counts.total !== undefined && { total: counts.total }),
      ...(counts.visible !== undefined && { visible: counts.visible }),
      ...(sampledShare(entity) < 1 && { estimated: true }),
      ...(problem !== undefined && { problem }),
    },
    key,
    visible,
    others,
    hidden: isKeyRead ? others.filter((each) => !known.has(JSON.stringify(each))) : [],
  };
}

/** One person who tries one entity. */
export interface Trial {
  readonly person: Person;
  readonly entity: Entity;
  readonly grants: RelationGrants;
  /** How many records of each kind are tried. */
  readonly rows: number;
}

/** A table without a key has at least the places of its rows. */
function keyOf({ key, kind }: Entity): readonly string[] {
  return key.length === 0 && kind === 'table' ? ['ctid'] : key;
}

async function keysOf(session: Session, sql: string): Promise<readonly Key[]> {
  const { rows } = await attempt<{ key: Key }>(session, sql);
  return rows.map(({ key }) => key);
}

function numberOf(count: string | undefined, entity: Entity): number | undefined {
  return count === undefined ? undefined : Math.round(Number(count) / sampledShare(entity));
}
