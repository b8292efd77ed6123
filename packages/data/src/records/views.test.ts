import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDataClient, loadSpecification } from '../client/index.ts';
import { installationSql, specificationForScreens } from '@ninefold/specification/catalog';
import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { listRecords, initialListState } from './index.ts';
import { applyDeclaration } from '@ninefold/specification/declaration';
import type { Declaration } from '../../../specification/src/declaration/declaration.ts';
import { findEntity, linkViews, unknownBases } from '@ninefold/specification';

const sql = `
create table customer (id int primary key, name text not null, region text);
create table job (
  id int primary key, title text not null, customer_id int not null references customer,
  state text, due date
);
insert into customer values (1, 'Aster', 'north'), (2, 'Birch', 'south');
insert into job values (7, 'Mend', 2), (8, 'Paint', 1);
create view open_job as
  select j.id as job_no, j.title, j.customer_id, c.name as customer_name, c.region,
         upper(j.title) as shout
  from job j join customer c on c.id = j.customer_id order by j.id;
create view pair as select j.id as job_id, c.id as customer_id
  from job j join customer c on c.id = j.customer_id;
create view planned_job as select id, state as progress, due as until, title from job;
create view late_job as select id, due from job where state = 'open';
create view keyless as select title from job;
grant usage on schema public to anon;
grant select on all tables in schema public to anon;
${installationSql()}`;

let backend: Backend;
beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(sql);
});
afterAll(() => backend.close());

async function viewOf(name: string, declaration: Declaration = {}, fields?: readonly string[]) {
  const client = createDataClient({
    url: 'http://backend.test',
    publishableKey: backend.publishableKey,
    fetch: (input, init) => backend.clientFetch(input, init),
  });
  const alone = specificationForScreens(await loadSpecification(client, { entities: [name] }));
  const asked = [name, ...unknownBases(alone)];
  const catalog = await loadSpecification(client, { entities: asked });
  const { specification } = applyDeclaration(specificationForScreens(catalog), declaration);
  const linked = linkViews(specification);
  const view = findEntity(linked, name);
  if (view === undefined) throw new Error(`There is no ${name}.`);
  const source = {
    client,
    entities: linked.entities,
    href: (entity: { readonly name: string }, id: string) => `/data/${entity.name}/${id}`,
  };
  return { view, rows: (await listRecords(source, view, initialListState, { fields })).rows };
}

test('a row of a view opens the record whose key it shows, and links to what that refers to', async () => {
  const { view, rows } = await viewOf('open_job');
  expect(rows.map(({ href }) => href)).toEqual(['/data/job/7', '/data/job/8']);
  const [customer] = view.references.filter(({ entity }) => entity === 'customer');
  expect(customer?.fields).toEqual(['customer_id']);
  expect(rows.map(({ links }) => links[customer?.constraint ?? ''])).toMatchObject([
    { label: 'Birch', href: '/data/customer/2' },
    { label: 'Aster', href: '/data/customer/1' },
  ]);
});

test('a list that shows only the name of a record reads the link to it', async () => {
  const { rows } = await viewOf('open_job', {}, ['customer_name']);
  expect(rows.map(({ links }) => Object.values(links))).toMatchObject([
    [{ href: '/data/job/7' }, { label: 'Birch', href: '/data/customer/2' }],
    [{ href: '/data/job/8' }, { label: 'Aster', href: '/data/customer/1' }],
  ]);
  // A region names no customer.
  const unnamed = await viewOf('open_job', {}, ['region']);
  expect(unnamed.rows.map(({ links }) => Object.keys(links).length)).toEqual([1, 1]);
});

test('a column that is called like the one that it shows has its label', async () => {
  const { view } = await viewOf('open_job', {
    entities: {
      job: { fields: { title: { label: 'What to do' } } },
      customer: { fields: { name: { label: 'Company' }, region: { label: 'Area' } } },
      open_job: { fields: { region: { label: 'Where' } } },
    },
  });
  const labels = view.fields.map(({ name, label }) => [name, label.value]);
  expect(labels).toEqual([
    ['job_no', 'Job no'],
    ['title', 'What to do'],
    ['customer_id', 'Customer'],
    ['customer_name', 'Customer name'],
    ['region', 'Where'],
    ['shout', 'Shout'],
  ]);
});

test('of several records a view is about the declared one, and without a key about none', async () => {
  expect((await viewOf('pair')).rows.map(({ href }) => href)).toEqual([undefined, undefined]);
  const declared = await viewOf('pair', { entities: { pair: { about: 'customer' } } });
  expect(new Set(declared.rows.map(({ href }) => href))).toEqual(
    new Set(['/data/customer/1', '/data/customer/2']),
  );
  expect((await viewOf('keyless')).rows.map(({ href }) => href)).toEqual([undefined, undefined]);
});

const openIsDue: Declaration = {
  entities: { job: { fields: { due: { due: { while: { state: 'eq.open' } } } } } },
};
const dueOf = async (name: string, declaration: Declaration) =>
  (await viewOf(name, declaration)).view.fields.flatMap(({ name, due }) =>
    due?.value === undefined ? [] : [[name, due.value.while]],
  );

test('a view about a record has its due date, under the names of its own columns', async () => {
  expect(await dueOf('planned_job', openIsDue)).toEqual([['until', { progress: 'eq.open' }]]);
});

test('a due date is not known where the view does not show what it depends on, or says otherwise', async () => {
  expect(await dueOf('late_job', openIsDue)).toEqual([]);
  const { entities } = openIsDue;
  const ofAll = { entities: { ...entities, late_job: { fields: { due: { due: true } } } } };
  expect(await dueOf('late_job', ofAll)).toEqual([['due', {}]]);
  const ofCustomer = { entities: { ...entities, planned_job: { about: 'customer' } } };
  expect(await dueOf('planned_job', ofCustomer)).toEqual([]);
});
