import { type Entity, entityId, type Specification } from '@ninefold/specification';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import type { Session } from '../sources/index.ts';
import { checksOf } from './checks.ts';
import { findPeople } from './find-people.ts';
import type { Access, Check, Person, PolicyProof } from './model/index.ts';
import { becomeOwnerSql, grantsSql, limitsSql, type RelationGrants } from './sql/index.ts';
import { tryReading } from './try-reading.ts';
import { tryChanges, tryCopies, tryDeletions } from './try-writing.ts';

export interface ProofOptions {
  /** Where people's roles are. */
  readonly access?: AccessDeclaration | undefined;
  /** E-mail addresses or IDs of people; none for one person of each role. */
  readonly as?: readonly string[];
  /** How many records of an entity each person tries. */
  readonly rows: number;
}

export interface Proved {
  readonly proof: PolicyProof;
  readonly checks: readonly Check[];
}

/**
 * Asks a database who can do what, by trying it: as each person in a transaction that is rolled back. Sequences
 * can advance all the same, and triggers run.
 *
 * @param session Of a user who owns the tables or bypasses row-level security, and may switch to the roles
 * of the Data API.
 * @throws {CommandError} if it can't.
 */
export async function provePolicies(
  session: Session,
  { entities, permissions }: Specification,
  { access, as = [], rows }: ProofOptions,
): Promise<Proved> {
  const people = await rolledBack(session, () => findPeople(session, { access, as }));
  const { rows: grants } = await session.query<RelationGrants>(
    grantsSql(
      entities.map(({ schema }) => schema),
      people.map(({ databaseRole }) => databaseRole),
    ),
  );
  const sorted = entities.toSorted((a, b) => (entityId(a) < entityId(b) ? -1 : 1));
  const found: { readonly access: Access; readonly checks: readonly Check[] }[][] = [];
  for (const person of people) {
    const tried = await rolledBack(session, async () => {
      const each = [];
      for (const entity of sorted)
        each.push(await tryEntity(session, { person, entity, grants, rows }));
      return each;
    });
    found.push(tried);
  }
  return {
    proof: {
      people,
      services: permissions.roles
        .filter(({ bypassesRowSecurity }) => bypassesRowSecurity === true)
        .map(({ name }) => name)
        .toSorted(),
      entities: sorted.map((entity, index) => ({
        entity: entityId(entity),
        kind: entity.kind,
        rowSecurity: entity.forcedRowSecurity ? 'forced' : entity.rowSecurity ? 'on' : 'off',
        access: found.flatMap((tried) => tried[index]?.access ?? []),
      })),
    },
    checks: found.flatMap((tried) => tried.flatMap(({ checks }) => checks)),
  };
}

async function rolledBack<Result>(session: Session, task: () => Promise<Result>): Promise<Result> {
  await session.query('begin isolation level repeatable read');
  try {
    await session.query(limitsSql);
    await session.query(becomeOwnerSql);
    return await task();
  } finally {
    await session.query('rollback');
  }
}

async function tryEntity(
  session: Session,
  {
    person,
    entity,
    grants: all,
    rows,
  }: {
    readonly person: Person;
    readonly entity: Entity;
    readonly grants: readonly RelationGrants[];
    readonly rows: number;
  },
) {
  const grants = all.find(
    ({ role, schema, name }) =>
      role === person.databaseRole && schema === entity.schema && name === entity.name,
  );
  if (grants === undefined) throw new Error(`No grants of ${entityId(entity)} were read.`);
  const trial = { person, entity, grants, rows };
  const reading = await tryReading(session, trial);
  const written = {
    create: await tryCopies(session, trial, reading),
    change: await tryChanges(session, trial, reading),
    delete: await tryDeletions(session, trial, reading),
  };
  const access: Access = {
    person: person.label,
    read: reading.read,
    create: written.create.access,
    change: written.change.access,
    delete: written.delete.access,
  };
  return { access, checks: checksOf(trial, reading, written) };
}
