/** Which roles people have, from every source, and what the Data API lets them do. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataClient, type DataClient } from '@ninefold/data/client';
import { fileAddress, newFilePath, uploadFile } from '@ninefold/data/files';
import { createBackend, type Backend, type Rewind } from '@ninefold/embedded';
import { inLanguage } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { applyAll } from '@ninefold/specification/declaration/full';
import { namesOf } from '@ninefold/specification/documents/typescript';
import { personOf } from '../../packages/data/src/session/person.ts';
import {
  knownAccess,
  rolesIn,
} from '../../packages/screens/src/screen-context/queries/product-roles.ts';
import { tenantsAccounts, type TenantsPerson } from './accounts.ts';
import { loadTenants, tenantsSchemas } from './load.ts';
import { type Role, specification } from './specification.ts';

const northQuay = 'aaaaaaaa-0000-4000-8000-000000000001';
const redBarn = 'aaaaaaaa-0000-4000-8000-000000000002';

let backend: Backend;
let rewind: Rewind;
const clients = new Map<TenantsPerson, DataClient>();

beforeAll(async () => {
  backend = await createBackend({ schemas: tenantsSchemas });
  await loadTenants(backend);
  // Projects that nothing refers to can be deleted.
  await backend.exec(
    `insert into projects (organisation_id, name) select id, 'Spare' from organisations`,
  );
  for (const person of Object.keys(tenantsAccounts) as TenantsPerson[]) {
    clients.set(person, await signIn(person));
  }
  rewind = await backend.remember();
});
afterAll(() => backend.close());

function visitor(): DataClient {
  return createDataClient({
    url: 'http://tenants.test',
    publishableKey: backend.publishableKey,
    fetch: backend.clientFetch,
  });
}

async function signIn(person: TenantsPerson): Promise<DataClient> {
  const client = visitor();
  const { email, password } = tenantsAccounts[person];
  const { error } = await (await client.auth()).signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}

function clientOf(person: TenantsPerson): DataClient {
  const client = clients.get(person);
  if (client === undefined) throw new Error(`${person} is not signed in.`);
  return client;
}

/** Returns the roles that the application finds: of all studios, or in one. */
async function rolesOf(client: DataClient, studio?: string): Promise<readonly string[]> {
  const { data } = await (await client.auth()).getSession();
  if (data.session === null) throw new Error('Nobody is signed in.');
  const access = specification.access ?? {};
  return rolesIn(await knownAccess(client, personOf(data.session), access), studio);
}

/** Each person's role in North Quay and in Red Barn. */
const held: readonly (readonly [TenantsPerson, source: string, Role | 'none', Role | 'none'])[] = [
  ['owner', 'a membership', 'owner', 'none'],
  ['manager', 'a membership in each studio', 'manager', 'member'],
  ['member', 'a membership', 'member', 'none'],
  ['otherOwner', 'a membership', 'none', 'owner'],
  ['support', 'the access token hook', 'support', 'support'],
  ['bookkeeper', 'app_metadata', 'bookkeeper', 'bookkeeper'],
  ['nobody', 'no source', 'none', 'none'],
];

const listOf = (role: Role | 'none') => (role === 'none' ? [] : [role]);

test.each(held)('the %s has the roles of %s', async (person, _source, inFirst, inSecond) => {
  const client = clientOf(person);
  expect(await rolesOf(client, northQuay)).toEqual(listOf(inFirst));
  expect(await rolesOf(client, redBarn)).toEqual(listOf(inSecond));
  expect(new Set(await rolesOf(client))).toEqual(
    new Set([...listOf(inFirst), ...listOf(inSecond)]),
  );
});

test.each<[TenantsPerson, string]>([
  ['manager', 'delete from memberships'],
  ['support', 'delete from user_roles'],
  ['bookkeeper', `update auth.users set raw_app_meta_data = '{}'`],
])('the %s loses the role with its source', async (person, sql) => {
  await backend.exec(`alter table memberships disable trigger keep_owner; ${sql}`);
  const client = await signIn(person);
  expect(await rolesOf(client)).toEqual([]);
  const { data } = await client.supabase.from('organisations').select('id');
  expect(data).toEqual([]);
  await rewind();
});

/** What is tried with each entity: a new record, an edit, and which record is edited and deleted. */
const tried = {
  organisations: { created: { name: 'New', slug: 'new' }, edited: { name: 'Other' }, which: {} },
  memberships: {
    created: { role: 'member' },
    edited: { weekly_hours: 20 },
    which: { role: 'member' },
  },
  projects: { created: { name: 'New' }, edited: { discount: 5 }, which: { name: 'Spare' } },
  tasks: { created: { title: 'New' }, edited: { priority: 1 }, which: { title: 'Proof 1' } },
  'billing.invoices': { created: { number: 'New', amount: 1 }, edited: { amount: 2 }, which: {} },
};

type Tried = keyof typeof tried;
type Rights = Readonly<Record<Tried, string>>;

const none: Rights = {
  organisations: '',
  memberships: '',
  projects: '',
  tasks: '',
  'billing.invoices': '',
};
const everything = 'read create change remove';
const member = { ...none, organisations: 'read', memberships: 'read', projects: 'read' };

const rights: Readonly<Record<Role | 'none', Rights>> = {
  none,
  member: { ...member, tasks: everything },
  manager: { ...member, projects: everything, tasks: everything, 'billing.invoices': everything },
  owner: {
    organisations: 'read change',
    memberships: everything,
    projects: everything,
    tasks: everything,
    'billing.invoices': everything,
  },
  support: { ...member, tasks: 'read' },
  bookkeeper: {
    ...none,
    organisations: 'read',
    projects: 'read',
    'billing.invoices': everything,
  },
};

async function idOf(sql: string): Promise<unknown> {
  const { rows } = await backend.query<{ id: unknown }>(sql);
  return rows[0]?.id;
}

/** Tries every action with the records of a studio. */
async function rightsIn(client: DataClient, entity: Tried, studio: string): Promise<string> {
  const { created, edited, which } = tried[entity];
  const [schema, name] = entity.startsWith('billing.')
    ? (['billing', 'invoices'] as const)
    : (['public', entity] as const);
  const table = client.supabase.schema(schema).from(name);
  const studioField = name === 'organisations' ? 'id' : 'organisation_id';
  const one = { [studioField]: studio, ...which };
  const row: Record<string, unknown> = {
    ...(name !== 'organisations' && { organisation_id: studio }),
    ...(name === 'tasks' && {
      project_id: await idOf(`select id from projects where organisation_id = '${studio}'`),
    }),
    ...(name === 'memberships' && {
      profile_id: await idOf(`select id from profiles where email like 'nora@%'`),
    }),
    ...created,
  };
  const attempts = {
    read: () => table.select(studioField).eq(studioField, studio),
    create: () => table.insert(row).select(studioField),
    change: () => table.update(edited).match(one).select(studioField),
    remove: () => table.delete().match(one).select(studioField),
  };
  const done: string[] = [];
  for (const [action, attempt] of Object.entries(attempts)) {
    const { data } = await attempt();
    if ((data ?? []).length > 0) done.push(action);
  }
  return done.join(' ');
}

async function allRights(person: TenantsPerson, studio: string): Promise<Rights> {
  const found: [string, string][] = [];
  for (const entity of Object.keys(tried) as Tried[]) {
    found.push([entity, await rightsIn(clientOf(person), entity, studio)]);
  }
  return Object.fromEntries(found) as Rights;
}

test.each(held)(
  'the %s may do what the role allows',
  async (person, _source, inFirst, inSecond) => {
    expect(await allRights(person, northQuay)).toEqual(rights[inFirst]);
    expect(await allRights(person, redBarn)).toEqual(rights[inSecond]);
    await rewind();
  },
);

test('the declared permissions are those that the database gives', () => {
  for (const [role, declaration] of Object.entries(inLanguage(specification).roles ?? {})) {
    const may = (declaration?.may ?? {}) as Readonly<Record<string, readonly string[]>>;
    const declared = Object.entries(may)
      .filter(([entity]) => entity in tried)
      .map(([entity, actions]) => [entity, actions.join(' ')]);
    expect(rights[role as Role]).toMatchObject(Object.fromEntries(declared));
  }
});

test.each(held)(
  'the %s appends to the audit as a member, and reads nothing of it',
  async (person, _source, role) => {
    const table = clientOf(person).supabase.from('audit_events');
    const { error } = await table.insert({ organisation_id: northQuay, happened: 'Tried' });
    const isMember = ['owner', 'manager', 'member'].includes(role);
    expect(error?.code).toBe(isMember ? undefined : '42501');
    for (const attempt of [table.select(), table.update({ happened: 'Never' }), table.delete()]) {
      expect((await attempt).error?.code).toBe('42501');
    }
  },
);

test('a visitor joins the waiting list and reads countries, and nothing else', async () => {
  const { supabase } = visitor();
  const waiting = supabase.from('waiting_list');
  expect((await waiting.insert({ email: 'vera@example.com' })).error).toBeNull();
  expect((await waiting.select()).error?.code).toBe('42501');
  expect((await supabase.from('countries').select()).data).toHaveLength(2);
  expect((await supabase.from('projects').select()).error?.code).toBe('42501');
});

function succeeds(task: Promise<unknown>): Promise<boolean> {
  return task.then(
    () => true,
    () => false,
  );
}

describe('briefs', () => {
  const bucket = 'briefs';
  const brief = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

  test.each(held)(
    'the %s uploads them as a manager or owner',
    async (person, _source, ...roles) => {
      const task = uploadFile(
        clientOf(person),
        { bucket, path: newFilePath('brief.pdf') },
        brief,
        brief.type,
      );
      const isUploaded = await succeeds(task);
      expect(isUploaded).toBe(roles.some((role) => role === 'owner' || role === 'manager'));
    },
  );

  test('they are read by those who see their project', async () => {
    const path = newFilePath('brief.pdf');
    const owner = clientOf('owner');
    await uploadFile(owner, { bucket, path }, brief, brief.type);
    const of = { organisation_id: northQuay, name: 'Spare' };
    await owner.supabase.from('projects').update({ brief_path: path }).match(of);
    const readers: TenantsPerson[] = [];
    for (const [person] of held) {
      if (await succeeds(fileAddress(clientOf(person), { bucket, path }))) readers.push(person);
    }
    expect(readers).toEqual(['owner', 'manager', 'member', 'support', 'bookkeeper']);
  });
});

test('the declaration fits the database, whose names are in discovered.ts', async () => {
  const { rows } = await backend.query<{ catalog: Catalog }>(
    catalogSql({ schemas: tenantsSchemas }),
  );
  const found = specificationOf((rows[0] as { readonly catalog: Catalog }).catalog);
  expect(applyAll(found, inLanguage(specification)).problems).toEqual([]);
  expect(await readFile(new URL('discovered.ts', import.meta.url), 'utf8')).toBe(namesOf(found));
});
