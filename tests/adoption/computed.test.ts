/** Functions of a row, which PostgREST answers as columns, and values of composite types. */
import { type DataClient, loadSpecification } from '@ninefold/data/client';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import { createRecord, listRecords, initialListState } from '@ninefold/data/records';
import { findEntity, type Specification } from '@ninefold/specification';
import { typesOf } from '@ninefold/specification/documents/typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedPostgres } from '../servers/shared-postgres.ts';
import { people, type Project, startProject } from './project.ts';
import { signedIn } from './signed-in.ts';

const postgres = sharedPostgres();
let project: Project;
let client: DataClient;
let specification: Specification;

beforeAll(async () => {
  project = await startProject({ postgres });
  await project.sql(installationSql({ schemas: ['public', 'billing'] }));
  await project.reload();
  client = await signedIn(project, people.owner);
  specification = specificationOf(await loadSpecification(client));
});
afterAll(() => project?.stop());

function entity(id: string) {
  const found = findEntity(specification, id);
  if (found === undefined) throw new Error(`${id} was not discovered.`);
  return found;
}
const source = () => ({ client, entities: specification.entities, specification });

test('a function of a row is a read-only field', () => {
  const field = entity('tasks').fields.find(({ name }) => name === 'days_left');
  expect(field).toMatchObject({
    type: 'integer',
    label: { value: 'Days left' },
    generated: 'stored',
    virtual: true,
    expression: 'days_left(tasks)',
    grants: { select: true, insert: false, update: false },
  });
  expect(specification.calls.map(({ path }) => path)).not.toContain('/rest/v1/rpc/days_left');
  const types = typesOf(specification);
  expect(types).toMatch(/days_left: number \| null/);
  expect(types).toMatch(/days_left\?: never/);
});

test('lists show it, order by it and filter by it', async () => {
  const tasks = entity('tasks');
  const all = await listRecords(source(), tasks, {
    ...initialListState,
    order: [{ field: 'days_left', direction: 'descending' }],
  });
  const days = all.rows.map(({ values }) => values['days_left']);
  const known = days.filter((value) => value !== null).map(Number);
  expect(known.length).toBeGreaterThan(1);
  expect(known).toEqual(known.toSorted((a, b) => b - a));
  const last = String(known.at(-1));
  const some = await listRecords(source(), tasks, {
    ...initialListState,
    filters: [{ field: 'days_left', operator: 'eq', values: [last] }],
  });
  expect(some.rows.map(({ values }) => Number(values['days_left']))).toContain(Number(last));
  expect(some.rows.length).toBeLessThan(known.length);
});

test('a record is created without it, and shows it', async () => {
  const [first] = (await listRecords(source(), entity('projects'), initialListState)).rows;
  const row = await createRecord(source(), entity('tasks'), {
    organisation_id: first?.values['organisation_id'] ?? null,
    project_id: first?.values['id'] ?? null,
    title: 'Sort the bolts',
    due_on: '2999-01-01',
  });
  expect(Number(row?.values['days_left'])).toBeGreaterThan(100_000);
});

test('a composite type is typed by its parts', () => {
  expect(typesOf(specification)).toMatch(
    /postal_address: \{\s+street: string \| null;?\s+postal_code: string \| null/,
  );
  expect(entity('organisations').fields.find(({ name }) => name === 'address')).toMatchObject({
    attributes: [
      { name: 'street' },
      { name: 'postal_code' },
      { name: 'city' },
      { name: 'country' },
    ],
  });
});
