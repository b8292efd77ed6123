import { type Entity, entityId, findEntity, type Specification } from '@ninefold/specification';
import {
  type NoSamples,
  type SampleLink,
  type SampleRow,
  Sampler,
  type SampleTable,
} from '@ninefold/rules/samples';
import { type Outcome, rejectionOf, type Session } from '../sources/index.ts';
import {
  insertSql,
  linkSql,
  recordsSql,
  referencedSql,
  returningSql,
  sequenceSql,
  settingsSql,
} from './sql.ts';

export interface SeedOptions {
  readonly rows: number;
  readonly seed: number;
  readonly now: number;
  /** The `entityId`s of the tables; all if left out. */
  readonly tables?: readonly string[] | undefined;
  /** Tables that have records get more. */
  readonly append: boolean;
}

/** What was stored in a table, or why nothing was. */
export interface SeededTable {
  readonly entity: Entity;
  readonly stored: number;
  readonly none?: NoSamples | StoredBefore;
  /** The first of the records that the database rejected, in its words, and how many there were. */
  readonly rejected?: { readonly count: number; readonly rejection: Rejection };
}

/** The table has records, or other tables' triggers have just stored some. */
export type StoredBefore =
  | { readonly because: 'records' }
  | { readonly because: 'triggers'; readonly count: number };

export interface Seeded {
  readonly tables: readonly SeededTable[];
  /** Each statement that succeeded, in order. */
  readonly statements: readonly string[];
  /** Let sequences go on after the records. They aren't run: a rollback would not undo them. */
  readonly sequences: readonly string[];
}

export interface Rejection {
  /** In the words of the database. */
  readonly message: string;
  readonly constraint?: string;
  readonly raisedBy?: string;
}

/** A statement failed for a reason that is not one record's. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  readonly entity: Entity | undefined;

  constructor(entity: Entity | undefined, cause: Error) {
    super(cause.message, { cause });
    this.entity = entity;
  }
}

/** Records are made again where the database rejected some, and in the end with as few values as they can have. */
const rounds = [...Array.from({ length: 10 }, () => 'full' as const), 'plain', 'plain'] as const;

/** How many of the records that are stored already are read. */
const mostRead = 1000;

/** Returns what `seedDatabase` would store if nothing in the database rejected it. Only reads. */
export async function planSeed(
  session: Session,
  specification: Specification,
  options: SeedOptions,
): Promise<readonly SeededTable[]> {
  const { sampler, full } = await samplerOf(session, specification, options);
  const planned = sampler.tables.map((entity) => {
    const { rows, none } = sampler.samplesOf(entity);
    sampler.keep(entity, rows);
    return { entity, stored: rows.length, ...(none && { none }) };
  });
  return [...full, ...planned, ...sampler.circular.map(withoutRows)];
}

/**
 * Stores sample records. A table whose records are all rejected by the database, such as by a trigger, is left out, and
 * so are those that need it.
 *
 * @param session In a transaction, which the caller ends.
 * @throws {SeedError} if anything else fails.
 */
export async function seedDatabase(
  session: Session,
  specification: Specification,
  options: SeedOptions,
): Promise<Seeded> {
  await session.query(settingsSql);
  const { sampler, full } = await samplerOf(session, specification, options);
  await becomePerson(session);
  const statements: string[] = [];
  const tables: SeededTable[] = [];
  for (const entity of sampler.tables) {
    tables.push(await storeSamples(session, sampler, entity, statements));
  }
  for (const link of sampler.links()) await storeLink(session, link, statements);
  await session.query('set constraints all immediate').catch((error: unknown) => {
    throw new SeedError(undefined, error as Error);
  });
  const filled = tables.filter(({ stored }) => stored > 0);
  const sequences = filled.flatMap(({ entity }) =>
    entity.fields.flatMap((field) => sequenceSql(entity, field) ?? []),
  );
  return {
    tables: [...full, ...tables, ...sampler.circular.map(withoutRows)],
    statements,
    sequences,
  };
}

/** Triggers and defaults often write down who is signed in: somebody is, where there are accounts. */
async function becomePerson(session: Session): Promise<void> {
  const sql = `select set_config('request.jwt.claims', jsonb_build_object('sub', id, 'role', 'authenticated',
      'email', account -> 'email', 'app_metadata', account -> 'raw_app_meta_data',
      'user_metadata', account -> 'raw_user_meta_data')::text, true),
    set_config('request.jwt.claim.sub', id::text, true)
    from (select id, to_jsonb(users) as account from auth.users order by id limit 1) as first_one`;
  await tried(session, undefined, sql);
}

const withoutRows = ({ entity, none }: SampleTable): SeededTable => ({
  entity,
  stored: 0,
  ...(none && { none }),
});

async function samplerOf(
  session: Session,
  specification: Specification,
  { rows, seed, now, tables: wanted, append }: SeedOptions,
): Promise<{ readonly sampler: Sampler; readonly full: readonly SeededTable[] }> {
  const existing = new Map<string, readonly SampleRow[]>();
  for (const entity of specification.entities) {
    if (!isTable(entity)) continue;
    existing.set(entityId(entity), await readRecords(session, recordsSql(entity, mostRead)));
  }
  for (const reference of specification.entities.flatMap(({ references }) => references)) {
    const id = entityId({ name: reference.entity, schema: reference.schema });
    if (findEntity(specification, id) !== undefined) continue;
    const before = existing.get(id) ?? [];
    const read = await readRecords(session, referencedSql(reference, mostRead));
    // Others may refer to other fields of it.
    existing.set(
      id,
      read.map((record, place) => ({ ...before[place], ...record })),
    );
  }
  const isFull = (id: string) => !append && (existing.get(id)?.length ?? 0) > 0;
  const all = specification.entities.filter(
    (entity) => isTable(entity) && (wanted?.includes(entityId(entity)) ?? true),
  );
  const tables = all.map(entityId).filter((id) => !isFull(id));
  const full = all.flatMap((entity) =>
    isFull(entityId(entity)) ? { entity, stored: 0, none: { because: 'records' as const } } : [],
  );
  return { sampler: new Sampler(specification, { rows, seed, now, tables, existing }), full };
}

/** Views show the records of tables. */
export function isTable({ kind }: Entity): boolean {
  return kind === 'table' || kind === 'partitioned table';
}

/** Returns none of a table that the user may not read. */
async function readRecords(session: Session, sql: string): Promise<readonly SampleRow[]> {
  const found = await tried<{ record: SampleRow }>(session, undefined, sql);
  return found.rows.map(({ record }) => record);
}

async function storeSamples(
  session: Session,
  sampler: Sampler,
  entity: Entity,
  statements: string[],
): Promise<SeededTable> {
  // Triggers of other tables may have stored some meanwhile, such as a history.
  const others = await readRecords(session, recordsSql(entity, mostRead));
  if (others.length > sampler.recordsOf(entityId(entity)).length) {
    sampler.keep(entity, others);
    return { entity, stored: 0, none: { because: 'triggers', count: others.length } };
  }
  let stored = 0;
  let rejected: SeededTable['rejected'];
  for (const [round, variety] of rounds.entries()) {
    if (variety === 'plain' && stored > 0) break;
    const { rows: samples, none } = sampler.samplesOf(entity, variety, round);
    if (samples.length === 0) {
      if (rejected === undefined && stored === 0 && none !== undefined)
        return { entity, stored, none };
      break;
    }
    const whole = await insert(session, entity, samples, statements);
    const rows = [...whole.rows];
    if (whole.rejection !== undefined) {
      for (const sample of samples) {
        rows.push(...(await insert(session, entity, [sample], statements)).rows);
      }
    }
    sampler.keep(entity, rows);
    stored += rows.length;
    const count = samples.length - rows.length;
    rejected = whole.rejection && { count, rejection: whole.rejection };
    if (count === 0) break;
  }
  return { entity, stored, ...(rejected && { rejected }) };
}

async function insert(
  session: Session,
  entity: Entity,
  samples: readonly SampleRow[],
  statements: string[],
): Promise<{ readonly rows: readonly SampleRow[]; readonly rejection?: Rejection }> {
  const sql = insertSql(entity, samples);
  const outcome = await tried<{ record: SampleRow }>(session, entity, sql + returningSql(entity));
  if (outcome.rejection !== undefined) return { rows: [], rejection: outcome.rejection };
  statements.push(sql);
  return { rows: outcome.rows.map(({ record }) => record) };
}

async function storeLink(session: Session, link: SampleLink, statements: string[]): Promise<void> {
  const sql = linkSql(link);
  const { rejection } = await tried(session, link.entity, sql);
  if (rejection === undefined) statements.push(sql);
}

/** Runs a statement that the database may reject, which leaves the transaction as it was. */
async function tried<Row extends object>(
  session: Session,
  entity: Entity | undefined,
  sql: string,
): Promise<Outcome<Row> & { readonly rejection?: Rejection }> {
  await session.query('savepoint ninefold');
  try {
    const answer = await session.query<Row>(sql);
    await session.query('release savepoint ninefold');
    return answer;
  } catch (error) {
    const outcome = rejectionOf(error);
    const { message } = error as Error;
    if (isFailure(outcome.code ?? '')) throw new SeedError(entity, error as Error);
    await session.query('rollback to savepoint ninefold');
    const { constraint, raisedBy } = outcome;
    const rejection: Rejection = {
      message,
      ...(constraint !== undefined && { constraint }),
      ...(raisedBy !== undefined && { raisedBy }),
    };
    return { ...outcome, rejection };
  }
}

/** Connection lost, serialization, resources, a statement that was stopped: no record's fault. */
function isFailure(code: string): boolean {
  return /^(?:08|25|40|53|54|57|58|XX)/.test(code);
}
