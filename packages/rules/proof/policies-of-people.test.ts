/** What the policies are decided to say to people, and what PostgreSQL does when each of them tries it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '@ninefold/embedded';
import { type Entity, entityId } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import type { Value } from '@ninefold/values';
import { loadTenants, tenantsSchemas } from '../../../apps/tenants/load.ts';
import { workshopSchemas } from '../../../apps/workshop/load.ts';
import { loadedWorkshop } from '../../../apps/workshop/testing/loaded-workshop.ts';
import { findPeople } from '../../cli/src/policies/find-people.ts';
import type { Person } from '../../cli/src/policies/model/index.ts';
import {
  becomeOwnerSql,
  grantsSql,
  hasKeySql,
  insertSql,
  type Key,
  limitsSql,
  type RelationGrants,
  valuesSql,
} from '../../cli/src/policies/sql/index.ts';
import { relationSql } from '../../cli/src/sources/index.ts';
import { tryReading } from '../../cli/src/policies/try-reading.ts';
import { tryChanges, tryCopies, tryDeletions } from '../../cli/src/policies/try-writing.ts';
import { isAll } from '../../../tests/run/is-all.ts';
import { specification as studio } from '../../../apps/tenants/specification.ts';
import { type Asked, canDo, permittingFields } from '../src/permissions/index.ts';
import { type KnownAccess, policyAnswer, policyFields } from '../src/policies/index.ts';

interface Product {
  readonly backend: Backend;
  readonly schemas: readonly string[];
  readonly access?: AccessDeclaration | undefined;
}

/** One question of a person about a record, by what was decided and what PostgreSQL did. */
interface Answer {
  readonly of: string;
  readonly decided: 'yes' | 'no' | 'undecided';
  /** What is decided of a record of which only the deciding fields were read, as of those of a bulk change. */
  readonly ofRead: 'yes' | 'no' | 'undecided';
  readonly done: boolean;
}

type Values = Readonly<Record<string, Value>>;
type Texts = Readonly<Record<string, string | null>>;

/** So many records are tried of each kind. */
const rows = isAll ? 6 : 3;

const specificationAs = async ({ backend, schemas }: Product, role: string) => {
  await backend.exec(`set role ${role}`);
  try {
    const sql = catalogSql({ audience: 'browser', schemas });
    const found = await backend.query<{ catalog: Catalog }>(sql);
    return specificationOf(found.rows[0]?.catalog as Catalog);
  } finally {
    await backend.exec('reset role');
  }
};

/** The person's memberships, as the application reads them. */
async function accessOf(
  { backend, access: declared }: Product,
  { id }: Person,
): Promise<KnownAccess | undefined> {
  if (declared?.memberships === undefined || id === undefined) return undefined;
  const { entity, person, role, tenant = '' } = declared.memberships;
  const { rows: own } = await backend.query<{ row: Record<string, unknown> }>(
    `select jsonb_build_object('${person}', "${person}", '${role}', "${role}", '${tenant}', "${tenant}") as row
     from "${entity}" where "${person}" = $1`,
    [id],
  );
  const memberships = own.map(({ row }) => row);
  const roles = memberships.map((row) => ({ role: String(row[role]), tenant: row[tenant] }));
  return { declared, memberships, roles };
}

async function answersFor(product: Product, person: Person): Promise<readonly Answer[]> {
  const { backend, schemas } = product;
  const specification = await specificationAs(product, person.databaseRole);
  const { rows: grants } = await backend.query<RelationGrants>(
    grantsSql([...schemas], [person.databaseRole]),
  );
  const access = await accessOf(product, person);
  const claims = JSON.parse(person.claims) as Record<string, unknown>;
  const asked: Asked = {
    specification,
    declaration: {},
    person: {
      roles: [person.databaseRole],
      ...(person.databaseRole !== 'anon' && { claims }),
      ...(access !== undefined && { access }),
    },
    policies: { answer: policyAnswer, fields: policyFields },
  };
  const answers: Answer[] = [];
  for (const entity of specification.entities.filter(({ kind }) => kind === 'table')) {
    const granted = grants.find(
      ({ schema, name }) => schema === entity.schema && name === entity.name,
    );
    if (granted !== undefined) {
      answers.push(
        ...(await answersAbout(backend, { person, entity, grants: granted, rows }, asked)),
      );
    }
  }
  return answers;
}

async function answersAbout(
  backend: Backend,
  trial: Parameters<typeof tryReading>[1],
  asked: Asked,
): Promise<readonly Answer[]> {
  const { entity, person, grants } = trial;
  await backend.query('begin isolation level repeatable read');
  try {
    await backend.query(limitsSql);
    await backend.query(becomeOwnerSql);
    const reading = await tryReading(backend, trial);
    const tried = {
      insert: (await tryCopies(backend, trial, reading)).attempts,
      update: (await tryChanges(backend, trial, reading)).attempts,
      delete: (await tryDeletions(backend, trial, reading)).attempts,
    };
    await backend.query(becomeOwnerSql);
    const { key, visible, hidden } = reading;
    const copied = tried.insert.map((each) => each.key);
    const records = await recordsOf(backend, entity, key, [...visible, ...hidden, ...copied]);
    const readable = new Set(
      grants.columns.filter(({ select }) => select).map((column) => column.name),
    );
    const recordOf = (of: Key): Values =>
      Object.fromEntries(
        Object.entries(records.get(of.join('\n')) ?? {}).filter(([name]) => readable.has(name)),
      );
    const answers: Answer[] = [];
    const add = (
      action: 'select' | 'insert' | 'update' | 'delete',
      of: Key,
      values: Values,
      done: boolean,
    ) => {
      const decided = canDo(asked, action, entity, { record: { values } }).answer;
      const deciding = permittingFields(asked, action, entity);
      const read = Object.entries(values).filter(([field]) => deciding.includes(field));
      const ofRead = canDo(asked, action, entity, { record: { values: Object.fromEntries(read) } });
      answers.push({
        of: `${person.label} ${action} ${entityId(entity)} ${of.join()}`,
        decided,
        // What is sent of a new record is known wholly.
        ofRead: action === 'insert' ? decided : ofRead.answer,
        done,
      });
    };
    // Without the grant nothing is read, and nothing to decide.
    if (entity.grants.select) {
      for (const of of visible) add('select', of, recordOf(of), true);
      for (const of of hidden) add('select', of, recordOf(of), false);
    }
    for (const action of ['update', 'delete'] as const) {
      for (const { key: of, verdict } of tried[action]) {
        if (verdict.is !== 'undecided') add(action, of, recordOf(of), verdict.is === 'allowed');
      }
      if (entity.grants[action]) {
        // A request doesn't find records that the person can't read.
        for (const of of hidden) add(action, of, recordOf(of), false);
      }
    }
    const granted = grants.columns.filter(({ generated, insert }) => !generated && insert);
    const { rows: copies } = await backend.query<{ key: Key; values: Texts }>(
      valuesSql(
        entity,
        key,
        copied,
        granted.map((column) => column.name),
      ),
    );
    const texts = new Map(copies.map((each) => [each.key.join('\n'), each.values]));
    for (const { key: of, sql, verdict } of tried.insert) {
      if (verdict.is === 'undecided') continue;
      // A copy has all that the person may set, or what is required.
      const isWhole = sql === insertSql(entity, granted, texts.get(of.join('\n')) ?? {});
      const sent = granted
        .filter(({ name, required }) => isWhole || required || key.includes(name))
        .map(({ name }) => [name, records.get(of.join('\n'))?.[name] ?? null] as const);
      add('insert', of, Object.fromEntries(sent), verdict.is === 'allowed');
    }
    return answers;
  } finally {
    await backend.query('rollback');
  }
}

/** Reads whole records, as the owner. */
async function recordsOf(
  backend: Backend,
  entity: Entity,
  key: readonly string[],
  keys: readonly Key[],
): Promise<ReadonlyMap<string, Values>> {
  const found = new Map<string, Values>();
  for (const of of keys) {
    const id = of.join('\n');
    if (found.has(id)) continue;
    const { rows: records } = await backend.query<{ record: Values }>(
      `select to_jsonb(each) as record from ${relationSql(entity)} each where ${hasKeySql(key, of)}`,
    );
    found.set(id, records[0]?.record ?? {});
  }
  return found;
}

async function studioProduct(): Promise<Product> {
  const backend = await createBackend({ schemas: tenantsSchemas });
  await loadTenants(backend);
  await backend.exec(
    'insert into project_watchers select projects.id, profiles.id from projects, profiles',
  );
  return { backend, schemas: tenantsSchemas, access: studio.access };
}

const products = {
  workshop: async (): Promise<Product> => ({
    backend: await loadedWorkshop(),
    schemas: workshopSchemas,
  }),
  studio: studioProduct,
};

describe.each([
  ['workshop', ['contact', 'dispatcher', 'owner', 'technician'], 0.6],
  ['studio', ['manager + member', 'member', 'owner'], 0.8],
] as const)('of %s', (name, labels, share) => {
  let product: Product;
  let people: readonly Person[];
  beforeAll(async () => {
    product = await products[name]();
    const { backend, access } = product;
    await backend.query('begin');
    people = await findPeople(backend, { access, as: [] });
    await backend.query('rollback');
  });
  afterAll(() => product.backend.close());

  it('do what is decided that they can, and are refused the rest', async () => {
    expect(people.map(({ label }) => label)).toEqual(expect.arrayContaining([...labels]));
    const answers: Answer[] = [];
    for (const person of people) answers.push(...(await answersFor(product, person)));
    const wrong = answers.filter(({ decided, done }) => decided === (done ? 'no' : 'yes'));
    expect(wrong).toEqual([]);
    expect(answers.filter((each) => each.ofRead !== each.decided)).toEqual([]);
    const decided = answers.filter((each) => each.decided !== 'undecided');
    const done = decided.filter((each) => each.done);
    console.log(
      `${name}: ${decided.length} of ${answers.length} decided, ${done.length} of them yes`,
    );
    expect(done.length).toBeGreaterThan(100);
    expect(decided.length - done.length).toBeGreaterThan(100);
    expect(decided.length / answers.length).toBeGreaterThan(share);
  });
});
