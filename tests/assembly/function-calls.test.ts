/** The example's eight functions as a person runs them, and its catalogue of calls. */
import { callFunction } from '@ninefold/data/calls';
import { catalogueOf } from '../../packages/inspector/src/calls/catalogue/index.ts';
import { createDataClient, type DataClient, loadSpecification } from '@ninefold/data/client';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import type { Backend } from '@ninefold/embedded';
import {
  listRecords,
  listRelated,
  readRecord,
  relatedLists,
  initialListState,
} from '@ninefold/data/records';
import type { Specification } from '@ninefold/specification';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workshopAccounts, type WorkshopRole } from '../../apps/workshop/accounts.ts';
import { loadedWorkshop } from '../../apps/workshop/testing/loaded-workshop.ts';
import {
  argumentFields,
  argumentProblem,
  argumentValues,
} from '../../packages/inspector/src/calls/argument-fields.ts';
import { functionsOf } from '../../packages/inspector/src/addresses/function-address.ts';
import { functionOutcome } from '../../packages/inspector/src/calls/function-outcome.ts';

let backend: Backend;
const people = new Map<WorkshopRole, Known>();

interface Known {
  readonly client: DataClient;
  readonly specification: Specification;
}

beforeAll(async () => {
  backend = await loadedWorkshop();
  await backend.exec(installationSql());
  for (const { role, email, password } of workshopAccounts) {
    const client = createDataClient({
      url: 'http://workshop.test',
      publishableKey: backend.publishableKey,
      logsPayloads: true,
      fetch: backend.clientFetch,
    });
    await (await client.auth()).signInWithPassword({ email, password });
    people.set(role, { client, specification: specificationOf(await loadSpecification(client)) });
  }
});
afterAll(() => backend.close());

function known(role: WorkshopRole): Known {
  const found = people.get(role);
  if (found === undefined) throw new Error(`Nobody is signed in as ${role}.`);
  return found;
}

/** Types the texts into the function's form, and runs it. */
async function run(role: WorkshopRole, name: string, typed: Readonly<Record<string, string>> = {}) {
  const { client, specification } = known(role);
  const called = functionsOf(specification).find((each) => each.name === name);
  if (called === undefined) throw new Error(`${role} knows no function ${name}.`);
  const problems = argumentFields(called).map((field) =>
    argumentProblem(called, field, typed[field.name] ?? null),
  );
  expect(problems.filter(Boolean)).toEqual([]);
  const values = argumentValues(called, typed);
  const answer = await callFunction(client, called, values, { specification });
  return functionOutcome(specification, called, answer);
}

test('the owner may run eight functions, without triggers and Ninefold’s own', () => {
  const names = functionsOf(known('owner').specification).map(({ name }) => name);
  expect(names).toEqual([
    'current_person_role',
    'free_technicians',
    'invoice_work_order',
    'margin_by_month',
    'plan_visit',
    'set_technician_cost',
    'state_moves',
    'technician_costs',
  ]);
});

test('each returns a value of its type', async () => {
  const time = { from_time: '2031-03-03T08:00:00Z', to_time: '2031-03-03T10:00:00Z' };
  expect(await run('owner', 'current_person_role')).toMatchObject({
    kind: 'value',
    value: 'owner',
  });
  expect(await run('owner', 'free_technicians', time)).toMatchObject({
    kind: 'rows',
    fields: [
      { label: 'Technician ID' },
      { label: 'Full name' },
      { label: 'Home region', kind: 'enum' },
      { label: 'Level' },
    ],
  });
  const margin = await run('owner', 'margin_by_month', {
    from_date: '2026-01-01',
    to_date: '2026-11-20',
  });
  expect(margin).toMatchObject({
    kind: 'rows',
    rows: expect.arrayContaining([
      {
        values: expect.objectContaining({
          month: '2026-01-01',
          net: expect.stringMatching(/^\d+\.\d\d$/),
        }),
      },
    ]),
  });
  expect(await run('owner', 'state_moves')).toMatchObject({ kind: 'rows' });
  expect(await run('owner', 'technician_costs')).toMatchObject({ kind: 'rows' });
  const cost = { technician_id: '3', cost_per_hour: '51.25' };
  expect(await run('owner', 'set_technician_cost', cost)).toEqual({ kind: 'nothing' });
  const open = await backend.query<{ id: number }>(
    `select id from work_order where status = 'open' limit 1`,
  );
  const visit = { ...time, order_id: String(open.rows[0]?.id), visiting_technician: '2' };
  expect(await run('dispatcher', 'plan_visit', { ...visit, what_to_do: 'Look' })).toMatchObject({
    kind: 'value',
    value: expect.stringMatching(/^\d+$/),
  });
  const done = await backend.query<{ id: number }>(`
    select id from work_order o where status = 'completed' and not exists
      (select from invoice_line l where l.work_order_id = o.id) limit 1`);
  const invoiced = await run('dispatcher', 'invoice_work_order', {
    order_id: String(done.rows[0]?.id),
  });
  expect(invoiced).toMatchObject({ kind: 'value', value: expect.stringMatching(/^\d+$/) });
});

test('an error that a function raises keeps its message', async () => {
  await expect(run('technician', 'technician_costs')).rejects.toMatchObject({
    failure: { code: '42501' },
  });
  await expect(run('owner', 'invoice_work_order', { order_id: '0' })).rejects.toMatchObject({
    failure: { code: 'HW009' },
  });
});

test.each(workshopAccounts.map(({ role }) => role))(
  'every call that a(n) %s makes is in the catalogue',
  async (role) => {
    const { client, specification } = known(role);
    const { entities } = specification;
    const source = { client, specification, entities };
    for (const entity of entities.filter(({ grants }) => grants.select)) {
      const page = await listRecords(source, entity, {
        ...initialListState,
        limit: 2,
        search: 'a',
      });
      const [row] = page.rows;
      if (row === undefined || entity.key.length === 0) continue;
      await readRecord(source, entity, row.id);
      for (const related of relatedLists(entities, entity)) {
        await listRelated(source, related, row, { ...initialListState, limit: 2 });
      }
    }
    const { match } = catalogueOf(specification);
    const calls = client.calls.calls();
    const unlisted = calls.flatMap((call) => {
      const { problem } = match(call);
      return problem === undefined ? [] : [`${call.path}: ${problem}`];
    });
    expect(calls.length).toBeGreaterThan(30);
    expect(unlisted).toEqual([]);
  },
);
