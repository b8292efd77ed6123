import type { Backend } from '@ninefold/embedded';
import { viewAsSql } from '@ninefold/specification/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { createDataClient, DataError, request, sessionKeyOf, triedCount } from './index.ts';

const url = 'https://yard.supabase.example';
let backend: Backend;
let owner: string;
let technician: string;
let session: string;

beforeAll(async () => {
  backend = await lendBackend();
  const account = async (name: string) => {
    const credentials = { email: `${name}@yard.example`, password: 'correct horse battery' };
    const { id } = await backend.createAccount({ ...credentials, appMetadata: { role: name } });
    return id;
  };
  [owner, technician] = [await account('owner'), await account('technician')];
  await backend.exec(`
    create table job (id int primary key, of_person uuid, note text);
    insert into job values (1, '${technician}', 'roof'), (2, '${owner}', 'gate');
    alter table job enable row level security;
    grant select, insert, update, delete on job to authenticated;
    create policy own on job to authenticated using (of_person = auth.uid());
    create function note_all() returns int language sql volatile as $$
      with noted as (update job set note = 'all' returning 1) select count(*)::int from noted $$;
    create function notes_of(jobs jsonb) returns text language sql stable as $$
      select string_agg(note, ', ') from job where to_jsonb(id) <@ jobs $$;
    ${viewAsSql({ access: { claim: 'app_metadata.role', value: 'owner' } })}`);
  const answer = await backend.clientFetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@yard.example', password: 'correct horse battery' }),
  });
  session = await answer.text();
});
afterAll(() => backend.close());

/** A client of the owner's screens, who views the application as somebody else. */
function viewingAs(
  as: string,
  { rewrite = (headers: Headers) => headers, schema = 'public' } = {},
) {
  const sent: Request[] = [];
  const client = createDataClient({
    url,
    publishableKey: backend.publishableKey,
    storage: {
      getItem: (key) => (key === sessionKeyOf(url) ? session : null),
      setItem: () => undefined,
      removeItem: () => undefined,
    },
    async fetch(input, init) {
      const own = new Request(input, init);
      sent.push(own.clone());
      return backend.fetch(new Request(own, { headers: rewrite(new Headers(own.headers)) }));
    },
  }).boundTo({
    id: () => owner,
    signal: new AbortController().signal,
    viewing: { as, schema },
  });
  return { client, sent };
}

const job = { schema: 'public', relation: 'job' } as const;
const read = { ...job, operation: 'read', parameters: [['select', 'id']] } as const;
const update = (id: number) =>
  ({
    ...job,
    operation: 'update',
    parameters: [
      ['select', 'id'],
      ['id', `eq.${id}`],
    ],
    values: { note: 'changed' },
  }) as const;
const notes = async () => (await backend.query('select note from job order by id')).rows;

test('reads what the person viewed may read', async () => {
  const { client } = viewingAs(technician);
  expect((await request(client, read)).rows).toEqual([{ id: 1 }]);
});

test('says of a write that it would be saved, and stores nothing', async () => {
  const { client } = viewingAs(technician);
  const tried = {
    failure: { kind: 'tried', message: /This would be saved\. Nothing was changed/ },
  };
  const before = await notes();
  await expect(request(client, update(1))).rejects.toMatchObject(matching(tried));
  const insert = {
    ...job,
    operation: 'insert',
    parameters: [],
    values: { id: 9, of_person: technician },
    returnRows: false,
  } as const;
  await expect(request(client, insert)).rejects.toMatchObject(matching(tried));
  const called = await client.supabase.rpc('note_all');
  expect(called.error?.message).toMatch(/^TriedError/);
  expect(await notes()).toEqual(before);
});

test('says how many records a write would change', async () => {
  const { client } = viewingAs(technician);
  const all = { ...update(1), parameters: [['select', 'id']] } as const;
  const error = await request(client, all).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(DataError);
  expect(triedCount(error as DataError)).toBe(1);
});

test('answers a call of a function that only reads, however it is called', async () => {
  const { client } = viewingAs(technician);
  const called = await client.supabase.rpc('notes_of', { jobs: [1, 2] });
  expect(called).toMatchObject({ error: null, data: 'roof' });
});

const matching = ({ failure }: { failure: { kind: string; message: RegExp } }) => ({
  failure: { kind: failure.kind, message: expect.stringMatching(failure.message) as string },
});

test('a write that the person may not do fails as it does for them', async () => {
  const { client } = viewingAs(technician);
  expect((await request(client, update(2))).rows).toEqual([]);
  const insert = { ...job, operation: 'insert', parameters: [], values: { id: 9 } } as const;
  await expect(request(client, insert)).rejects.toMatchObject({ failure: { kind: 'denied' } });
});

const withoutHeader = (headers: Headers) => {
  headers.delete('x-view-as');
  return headers;
};

test('sends nothing where the database does not view as somebody else', async () => {
  const before = await notes();
  for (const options of [{ rewrite: withoutHeader }, { schema: 'missing' }]) {
    const { client, sent } = viewingAs(technician, options);
    for (const one of [read, update(2)]) {
      await expect(request(client, one)).rejects.toMatchObject({ failure: { kind: 'aborted' } });
    }
    expect(sent.every(({ url: to }) => to.includes('/rpc/ninefold_viewing_as'))).toBe(true);
  }
  expect(await notes()).toEqual(before);
});

test('tries nothing where the server can’t be reached, and looks for no lost answer', async () => {
  const { client } = viewingAs(technician, {
    rewrite: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(request(client, update(1))).rejects.toMatchObject({
    failure: {
      kind: 'aborted',
      message: expect.stringMatching(/can’t be reached, so nothing was tried/) as string,
    },
  });
});

test('files and everything else but records are out of reach', async () => {
  const { client, sent } = viewingAs(technician);
  await expect(client.fetchBy()(`${url}/storage/v1/object/photos/1`)).rejects.toThrow(
    'NotWhileViewingError',
  );
  expect(sent).toEqual([]);
});
