/** The screens and the database agree on every move: each pair of states, for each of the four people. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDataClient, loadSpecification } from '@ninefold/data/client';
import { installationSql, specificationOf } from '@ninefold/specification/catalog';
import type { Backend } from '@ninefold/embedded';
import { type Entity, findEntity, inLanguage, type Specification } from '@ninefold/specification';
import { applyDeclaration } from '@ninefold/specification/declaration';
import { availableTransitions, statesToChoose, transitionsSql } from '@ninefold/rules/transitions';
import { workshopAccounts, type WorkshopRole } from './accounts.ts';
import { specification as declared } from './specification.ts';
import { loadedWorkshop, type Client } from './testing/loaded-workshop.ts';

const declaration = inLanguage(declared);

let backend: Backend;
const people = new Map<WorkshopRole, { client: Client; specification: Specification }>();

beforeAll(async () => {
  backend = await loadedWorkshop();
  await backend.exec(installationSql());
  for (const { role, email, password } of workshopAccounts) {
    const client = createDataClient({
      url: 'http://workshop.test',
      publishableKey: backend.publishableKey,
      fetch: backend.clientFetch,
    });
    await (await client.auth()).signInWithPassword({ email, password });
    const found = specificationOf(await loadSpecification(client));
    const { specification } = applyDeclaration(found, declaration);
    people.set(role, { client: client.supabase, specification });
  }
});
afterAll(() => backend.close());

interface Moved {
  readonly entity: 'work_order' | 'visit' | 'invoice';
  readonly states: readonly string[];
  /** A record that every one of the people who may see some sees. */
  readonly which: string;
  /** Puts it into a state, with all that any move from there needs, past all triggers. */
  readonly put: (state: string) => string;
  /** Sent with the state: the fields that the transition requires. */
  readonly beside: (state: string) => object;
}

const moved: readonly Moved[] = [
  {
    entity: 'work_order',
    states: ['open', 'planned', 'in_progress', 'on_hold', 'completed', 'cancelled'],
    which: `select w.id from work_order w join customer c on c.id = w.customer_id
      where w.technician_id = 1 and c.id = (select customer_id from contact where user_id is not null limit 1)
      order by w.id limit 1`,
    put: (state) => `status = '${state}', technician_id = 1, labour_hours = 2,
      completed_at = ${state === 'completed' ? 'now()' : 'null'}, started_at = now(),
      hold_reason = 'Waits for parts', cancellation_reason = ${state === 'cancelled' ? "'Sold'" : 'null'}`,
    beside: (state) =>
      state === 'cancelled'
        ? { cancellation_reason: 'Sold' }
        : state === 'on_hold'
          ? { hold_reason: 'Waits for parts' }
          : {},
  },
  {
    entity: 'visit',
    states: ['planned', 'under_way', 'done', 'cancelled'],
    which: `select v.id from visit v join work_order w on w.id = v.work_order_id
      where v.technician_id = 1
        and w.customer_id = (select customer_id from contact where user_id is not null limit 1)
      order by v.id limit 1`,
    put: (state) => `status = '${state}', hours = 2`,
    beside: () => ({}),
  },
  {
    entity: 'invoice',
    states: ['draft', 'issued', 'paid', 'void'],
    which: `select i.id from invoice i where i.status = 'paid'
      and i.customer_id = (select customer_id from contact where user_id is not null limit 1)
      and exists (select from invoice_line l where l.invoice_id = i.id) order by i.id limit 1`,
    put: (state) => `status = '${state}',
      number = ${state === 'draft' ? 'null' : "'INV-2026-' || 90000 + id"},
      issued_on = '2026-11-01', due_on = '2026-11-30',
      paid_on = ${state === 'paid' ? "'2026-11-20'" : 'null'}`,
    beside: () => ({}),
  },
];

async function idOf({ which }: Moved): Promise<number> {
  const { rows } = await backend.query<{ id: number }>(which);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no such record: ${which}`);
  return row.id;
}

/** Returns whether the Data API makes the move for that person. */
async function isTaken(
  { entity, put, beside }: Moved,
  client: Client,
  id: number,
  [from, to]: readonly [string, string],
): Promise<boolean> {
  await backend.exec(`
    alter table ${entity} disable trigger user;
    update ${entity} set ${put(from)} where id = ${id};
    alter table ${entity} enable trigger user`);
  const { data } = await client
    .from(entity)
    .update({ status: to, ...beside(to) })
    .eq('id', id)
    .select('status');
  return data?.length === 1;
}

/** Returns whether that person's screens offer the move. */
function isOffered(
  specification: Specification,
  entity: Entity,
  role: WorkshopRole,
  values: Readonly<Record<string, string>>,
  to: string,
): { readonly asButton: boolean; readonly inForm: boolean } {
  const roles = [role, 'authenticated'];
  const now = String(values['status']);
  const moves = availableTransitions(
    { specification, declaration, person: { roles } },
    entity,
    values,
  );
  const choice = statesToChoose(specification, entity, 'status', { now, roles });
  return {
    asButton: moves.some((move) => move.to.value === to && move.allowed),
    inForm: choice?.some(({ value }) => value === to) === true,
  };
}

describe.each(moved)('$entity', (one) => {
  test.each(workshopAccounts.map(({ role }) => role))('as %s', async (role) => {
    const person = people.get(role);
    const entity = person && findEntity(person.specification, one.entity);
    if (person === undefined || entity === undefined) throw new Error(`${role} sees none.`);
    const id = await idOf(one);
    const pairs = one.states.flatMap((from) =>
      one.states.filter((to) => to !== from).map((to) => [from, to] as const),
    );
    const found: Record<string, boolean> = {};
    const offered: Record<string, boolean> = {};
    const chosen: Record<string, boolean> = {};
    for (const pair of pairs) {
      const [from, to] = pair;
      const name = `${from} to ${to}`;
      const { asButton, inForm } = isOffered(
        person.specification,
        entity,
        role,
        { status: from },
        to,
      );
      found[name] = await isTaken(one, person.client, id, pair);
      offered[name] = asButton;
      chosen[name] = inForm;
    }
    expect(offered).toEqual(found);
    expect(chosen).toEqual(found);
    expect(Object.values(found).some(Boolean)).toBe(
      role !== 'contact' && !(role === 'technician' && one.entity === 'invoice'),
    );
  });
});

test('the trigger for visits is generated from the declaration', async () => {
  const { specification } = people.get('owner') as { specification: Specification };
  const file = new URL('supabase/schemas/48_visit_states.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  expect(text.replace(/^(--.*\n)+/, '')).toBe(
    transitionsSql(specification, { fields: ['visit.status'] }),
  );
});
