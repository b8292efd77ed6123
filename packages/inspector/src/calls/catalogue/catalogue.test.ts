import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isAll } from '../../../../../tests/run/is-all.ts';
import {
  changeRecord,
  countRecords,
  createRecord,
  filterOperators,
  isSortable,
  listRecords,
  listRelated,
  optionsById,
  readRecord,
  type RecordRow,
  referenceOptions,
  relatedLists,
  deleteRecord,
  initialListState,
  type RecordValues,
} from '@ninefold/data/records';
import { readMany } from '@ninefold/data/records/bulk';
import { undoOf } from '../../../../records/src/many/index.ts';
import { writeMany } from '../../../../records/testing/write-many.ts';
import { checkTable, planImport, sendChecked } from '../../../../records/testing/import-file.ts';
import { openDatabase, type TestDatabase } from '../../../../data/testing/open-database.ts';
import { yard } from '../../../../data/testing/yard.ts';
import { blankSpecification, type Entity, type Field } from '@ninefold/specification';
import { callFunction } from '@ninefold/data/calls';
import { oddities } from '../../../../data/testing/calls/oddities.ts';
import { type Catalogue, catalogueOf } from './catalogue.ts';
import type { SentCall } from './entry.ts';

let database: TestDatabase;
let catalogue: Catalogue;
const asked: SentCall[] = [];

beforeAll(async () => {
  database = await openDatabase(`${yard}\n${oddities}`);
  const { client, specification } = database.source;
  if (specification === undefined) throw new Error('The test database tells nothing.');
  catalogue = catalogueOf(specification);
  client.calls.subscribe(() => {
    const call = client.calls.calls().at(-1);
    if (call !== undefined) asked.push(call);
  });
});
afterAll(() => database.close());
beforeEach(() => void asked.splice(0));

const problems = (calls: readonly SentCall[] = asked) =>
  calls.flatMap((call) => {
    const { problem } = catalogue.match(call);
    return problem === undefined ? [] : [`${call.method} ${call.path}: ${problem}`];
  });
const refused = () => undefined;
const entities = () => database.source.entities;

/** Values that a person could type into a filter of a field. */
function samplesOf({ kind, values }: Field): readonly string[] {
  if (values?.[0] !== undefined) return [values[0]];
  if (kind === 'integer' || kind === 'decimal' || kind === 'float') return ['1'];
  if (kind === 'date') return ['2026-01-01'];
  if (kind === 'uuid') return ['00000000-0000-4000-8000-000000000001'];
  return ['plain', 'odd, "quoted" (text)\\', 'eq.1', ''];
}

/** Without `--all`, each field takes its turn with one of them. */
function triedFor(field: Field, place: number): readonly string[] {
  const samples = samplesOf(field);
  return isAll ? samples : samples.slice(place % samples.length).slice(0, 1);
}

async function list(
  entity: Entity,
  state: Partial<typeof initialListState>,
): Promise<readonly RecordRow[]> {
  const page = await listRecords(database.source, entity, { ...initialListState, ...state }).catch(
    refused,
  );
  return page?.rows ?? [];
}

describe('every request that records make is listed', () => {
  test('to list, in any order, by any filter, searched, on any page', async () => {
    for (const entity of entities()) {
      await list(entity, {});
      await list(entity, { offset: 5000, limit: 2 });
      for (const search of ['pump', '12', '2026-01-02', 'open, (x) "y"'])
        await list(entity, { search });
      for (const [place, field] of entity.fields.entries()) {
        if (isSortable(field)) {
          await list(entity, { order: [{ field: field.name, direction: 'descending' }] });
        }
        for (const operator of filterOperators(field)) {
          for (const value of triedFor(field, place)) {
            const values = operator === 'empty' || operator === 'notEmpty' ? [] : [value];
            await list(entity, {
              filters: [
                { field: field.name, operator, values },
                { field: field.name, operator, values: [...values, ...values] },
              ],
            });
          }
        }
      }
    }
    expect(asked.length).toBeGreaterThan(400);
    expect(problems()).toEqual([]);
  });

  test('to read, to choose from, and to find what belongs to a record', async () => {
    for (const entity of entities()) {
      const rows = await list(entity, { limit: 2 });
      for (const row of rows.filter(({ href }) => href !== undefined)) {
        await readRecord(database.source, entity, row.id).catch(refused);
        for (const related of relatedLists(entities(), entity)) {
          await listRelated(database.source, related, row, { ...initialListState, limit: 5 }).catch(
            refused,
          );
        }
      }
      for (const reference of entity.references) {
        await referenceOptions(database.source, reference, 'pu').catch(refused);
        await optionsById(database.source, reference, ['1', '2']).catch(refused);
      }
    }
    expect(asked.length).toBeGreaterThan(60);
    expect(problems()).toEqual([]);
  });

  test('to create, edit and delete, and to ask why that was rejected', async () => {
    const { source, entity } = database;
    const made = await createRecord(source, entity('job'), {
      title: 'New, "odd"',
      customer_id: '1',
      'Sp ace': 'x',
    });
    await changeRecord(source, entity('job'), made?.id ?? '', { title: 'Newer', order: '3' });
    await deleteRecord(source, entity('job'), made?.id ?? '');
    await changeRecord(source, entity('machine'), 'A,1', { model: 'Pump 2' });
    await changeRecord(source, entity('secret'), '2', { name: 'x' }).catch(refused);
    await deleteRecord(source, entity('secret'), '77').catch(refused);
    await createRecord(source, entity('Odd, table'), { 'Key 1': 'k', 'a.b': 'v' });
    expect(asked.map(({ method }) => method)).toEqual(
      expect.arrayContaining(['POST', 'PATCH', 'DELETE', 'GET']),
    );
    expect(problems()).toEqual([]);
  });
});

test('every request to many records is listed', async () => {
  const { source, entity } = database;
  for (const [name, ...ids] of [
    ['job', '1', '4'],
    ['machine', 'A,1', 'A,2'],
  ] as const) {
    const of = entity(name);
    const { records } = await readMany(source, of, { kind: 'some', ids });
    const values: RecordValues = name === 'job' ? { 'Sp ace': 'z' } : { model: 'Same' };
    const { written } = await writeMany(source, of, records, {
      operation: 'update',
      values: () => values,
    });
    expect(written).toHaveLength(2);
    const back = undoOf(of, written);
    if (back !== undefined) await writeMany(source, of, back.rows, back.write);
    const { failed } = await writeMany(source, of, records, { operation: 'delete' });
    expect(failed).toHaveLength(2);
  }
  expect(asked.map(({ method }) => method)).toEqual(expect.arrayContaining(['PATCH', 'DELETE']));
  expect(problems()).toEqual([]);
});

test('every request of an import is listed', async () => {
  const file = 'title,Customer,site,serial,Sp ace\nOne,"O\'Neil, ""Bob"" (Jr.)",A,1,x\nTwo,,A,2,\n';
  for (const key of [undefined, ['id']]) {
    const text = key === undefined ? file : 'id,title\n1,Mend\n2,Mend';
    const plan = await planImport(database, 'job', text, { key });
    const check = await checkTable(plan);
    const { error } = await sendChecked(plan, check);
    expect(error).toBeUndefined();
  }
  expect(asked.map(({ method }) => method)).toEqual(expect.arrayContaining(['POST', 'PATCH']));
  expect(problems()).toEqual([]);
});

test('calls of functions and of the application itself are listed', async () => {
  const { client, specification } = database.source;
  for (const { function: called } of specification?.calls ?? []) {
    if (called === undefined) continue;
    const given = called.arguments.filter(({ required }) => required);
    for (const value of ['1', null]) {
      const values = Object.fromEntries(given.map(({ name }) => [name, value]));
      await callFunction(client, called, values).catch(refused);
    }
  }
  await client.supabase.rpc('ninefold_specification', {}, { get: true });
  await Promise.all(entities().map((entity) => countRecords(client, entity).catch(refused)));
  const auth = await client.auth();
  await auth.signInWithPassword({ email: 'nobody@yard.example', password: 'wrong' });
  await auth.refreshSession({ refresh_token: 'none' });
  expect(asked.length).toBeGreaterThan(40);
  expect(problems()).toEqual([]);
});

const get = (path: string, more: Partial<SentCall> = {}) => ({ method: 'GET', path, ...more });

describe('other calls are not listed', () => {
  test.each<[string, SentCall]>([
    ['another table', get('/rest/v1/vault?select=id')],
    ['a table that is none', get('/rest/v1/nothing')],
    ['a schema that is not the table’s', get('/rest/v1/job?select=id', { schema: 'private' })],
    ['another server', get('https://elsewhere.example/rest/v1/job?select=id')],
    ['a path below a table', get('/rest/v1/job/1')],
    ['a table in other letters', get('/rest/v1/Job?select=id')],
    ['every column unnamed', get('/rest/v1/job?select=*')],
    ['a column that is none', get('/rest/v1/job?select=id,salary')],
    ['a condition on one', get('/rest/v1/job?select=id&salary=gt.5')],
    ['one within a tree', get('/rest/v1/job?select=id&or=(id.eq.1,and(salary.gt.5))')],
    ['an order by one', get('/rest/v1/job?select=id&order=salary.desc')],
    ['an operator that is none', get('/rest/v1/job?select=id&id=is_about.5')],
    ['an embed that no reference leads to', get('/rest/v1/job?select=id,a:tag!x(id)')],
    [
      'an embed by the wrong constraint',
      get('/rest/v1/job?select=id,a:customer!job_machine_fkey(id)'),
    ],
    [
      'two steps away',
      get(
        '/rest/v1/job_tag?select=a:job!job_tag_job_id_fkey(id,b:customer!job_customer_id_fkey(id))',
      ),
    ],
    ['a condition on what is not embedded', get('/rest/v1/job?select=id&tag.id=eq.1')],
    ['a cast', get('/rest/v1/job?select=id::int')],
    ['a column under another name', get('/rest/v1/job?select=number:id')],
    ['what lies in a document', get('/rest/v1/file?select=doc->a')],
    ['the same parameter twice', get('/rest/v1/job?select=id&select=title')],
    ['a removal of everything', { method: 'DELETE', path: '/rest/v1/job' }],
    ['a removal by another column', { method: 'DELETE', path: '/rest/v1/job?title=eq.x' }],
    ['a removal of all but one', { method: 'DELETE', path: '/rest/v1/job?id=neq.1' }],
    [
      'a removal of several by another column',
      { method: 'DELETE', path: '/rest/v1/job?title=in.(x,y)' },
    ],
    ['a removal of none that are named', { method: 'DELETE', path: '/rest/v1/job?id=in.()' }],
    ['a change by half a key', { method: 'PATCH', path: '/rest/v1/machine?site=eq.A' }],
    ['a change of a page', { method: 'PATCH', path: '/rest/v1/job?id=eq.1&limit=1' }],
    [
      'a change of a column that is none',
      { method: 'PATCH', path: '/rest/v1/job?id=eq.1', payload: '{"salary":1}' },
    ],
    [
      'many records made at once',
      { method: 'POST', path: '/rest/v1/job', payload: '[{"title":"x"}]' },
    ],
    [
      'many records of a column that is none',
      { method: 'POST', path: '/rest/v1/job?columns=title,salary', payload: '[{"title":"x"}]' },
    ],
    [
      'many records with more than their columns',
      { method: 'POST', path: '/rest/v1/job?columns=title', payload: '[{"title":"x","salary":1}]' },
    ],
    ['an upsert', { method: 'POST', path: '/rest/v1/job?on_conflict=id', payload: '{}' }],
    ['a replacement', { method: 'PUT', path: '/rest/v1/job?id=eq.1' }],
    ['a new row of a view that takes none', { method: 'POST', path: '/rest/v1/reading_count' }],
    ['a function that is none', get('/rest/v1/rpc/nothings')],
    ['a function without what it needs', get('/rest/v1/rpc/big_one')],
    ['a function with more than it takes', get('/rest/v1/rpc/big_one?big=1&small=2')],
    ['a function that is filtered', get('/rest/v1/rpc/people?id=eq.1')],
    ['a change by GET', get('/rest/v1/rpc/rename?person_id=1&new name=x')],
    [
      'arguments beside a body',
      { method: 'POST', path: '/rest/v1/rpc/big_one?big=1', payload: '{}' },
    ],
    ['a body that is no object', { method: 'POST', path: '/rest/v1/rpc/big_one', payload: '[1]' }],
    ['a sign-in by other means', { method: 'POST', path: '/auth/v1/token?grant_type=id_token' }],
    [
      'a sign-in that says more',
      { method: 'POST', path: '/auth/v1/token?grant_type=password', payload: '{"phone":"1"}' },
    ],
    ['a sign-up', { method: 'POST', path: '/auth/v1/signup' }],
    ['a sign-out everywhere', { method: 'POST', path: '/auth/v1/logout?scope=global' }],
    ['a specification of something', get('/rest/v1/rpc/ninefold_specification?secrets=true')],
    ['counts of something else', get('/rest/v1/rpc/ninefold_counts?secrets=true')],
    ['a write by GET', get('/rest/v1/rpc/ninefold_write?wanted={}')],
    ['the root of the Data API', get('/rest/v1/')],
  ])('%s', (_what, call) => {
    expect(catalogue.match(call).problem).toBeTruthy();
  });

  test('a listed request in which one name is replaced', async () => {
    const { source, entity } = database;
    await listRecords(source, entity('job'), {
      ...initialListState,
      search: 'pump',
      filters: [{ field: 'state', operator: 'in', values: ['open', 'done, paid'] }],
    });
    await readRecord(source, entity('machine'), 'A,1');
    const listed = asked.map(({ path }) => new URL(path, 'http://yard.test'));
    expect(listed.length).toBe(2);
    const known = new Set(
      source.entities.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]),
    );
    const name = fc.stringMatching(/^[a-z_]{3,12}$/).filter((each) => !known.has(each));
    fc.assert(
      fc.property(fc.constantFrom(...listed), fc.nat(), name, (url, at, other) => {
        const names =
          /(?<=^|[,(=&])(?:id|title|state|site|serial|model|price|job|machine|customer)(?=[.:,=)&!]|$)/g;
        const text = decodeURIComponent(url.search.slice(1).replaceAll('+', ' '));
        const places = [...text.matchAll(names)];
        const place = places[at % places.length];
        const start = place?.index ?? 0;
        const changed = text.slice(0, start) + other + text.slice(start + (place?.[0].length ?? 0));
        const search = changed.split('&').map((part) => {
          const [key = '', ...value] = part.split('=');
          return [key, value.join('=')];
        });
        const path = `${url.pathname}?${new URLSearchParams(search).toString()}`;
        expect(catalogue.match(get(path)).problem).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  test('anything at random', () => {
    const path = fc.oneof(
      fc.webPath().map((each) => `/rest/v1${each}`),
      fc.webPath().map((each) => `/auth/v1${each}`),
      fc.webUrl(),
      fc.tuple(fc.webQueryParameters()).map(([query]) => `/rest/v1/job?zz_${query}`),
    );
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS');
    fc.assert(
      fc.property(method, path, (method, path) => {
        expect(catalogue.match({ method, path }).problem).toBeTruthy();
      }),
    );
  });
});

test('an installed function is listed in any schema', () => {
  const call = get('/rest/v1/rpc/ninefold_counts?wanted=[]', { schema: 'billing' });
  expect(catalogue.match(call).entry?.label).toBe('Counts records for the navigation');
});

test('with nothing known only the application’s own calls are listed', () => {
  const { entries } = catalogueOf(blankSpecification);
  expect(entries.map(({ from }) => from)).toEqual(entries.map(() => 'application'));
  expect(entries).toHaveLength(12);
});

test('an entry describes its effect and source, and is unique', () => {
  const ids = catalogue.entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const { entry } = catalogue.match(get('/rest/v1/job?select=id&limit=1'));
  expect(entry).toMatchObject({
    id: 'GET /rest/v1/job',
    label: 'Reads jobs',
    from: 'entity',
    source: { from: 'database', object: 'table public.job' },
  });
});

test('a call that the team declares is listed unchanged', () => {
  const declared = catalogueOf({
    ...blankSpecification,
    calls: [
      {
        method: 'POST',
        path: '/functions/v1/print',
        does: 'Prints an order',
        payload: ['order'],
        source: { from: 'declared', at: 'calls["POST /functions/v1/print"]' },
      },
    ],
  });
  const ask = (payload: string, path = '/functions/v1/print') =>
    declared.match({ method: 'POST', path, payload }).entry?.label;
  expect(ask('{"order":1}')).toBe('Prints an order');
  expect(ask('{"orders":[1]}')).toBeUndefined();
  expect(ask('{"order":1}', '/functions/v1/print?all=1')).toBeUndefined();
});

test('the files of a bucket are listed where a field holds their paths', () => {
  const [entity] = entities() as [Entity];
  const [field] = entity.fields as [Field];
  const source = { from: 'declared', at: 'file' } as const;
  const file = { value: { bucket: 'scans' }, source };
  const withFiles = catalogueOf({
    ...blankSpecification,
    entities: [{ ...entity, fields: [{ ...field, file }] }],
  });
  const ask = (method: string, path: string, payload?: string) =>
    withFiles.match({ method, path: `/storage/v1/object/${path}`, payload }).entry?.label;
  expect(ask('POST', 'scans/a/b.pdf', '%PDF')).toBe('Uploads the file of a record');
  expect(ask('GET', 'sign/scans/a/b.pdf?token=x&download=b.pdf')).toBe('Reads a file');
  expect(ask('DELETE', 'scans', '{"prefixes":["a/b.pdf"]}')).toBe('Deletes a file');
  expect(ask('POST', 'others/a/b.pdf', '%PDF')).toBeUndefined();
  expect(ask('PUT', 'scans/a/b.pdf', '%PDF')).toBeUndefined();
  const path = '/storage/v1/upload/resumable/x';
  const inParts = (method: string) => withFiles.match({ method, path }).entry?.label;
  expect(inParts('PATCH')).toBe('Uploads the file of a record');
  expect(inParts('HEAD')).toBe('Uploads the file of a record');
  expect(catalogue.match({ method: 'PATCH', path }).problem).toBeTruthy();
  expect(
    catalogue.match({ method: 'DELETE', path: '/storage/v1/object/scans' }).problem,
  ).toBeTruthy();
});
