/** The records that each of the four accounts and a visitor see. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { workshopAccounts } from './accounts.ts';
import { loadedWorkshop, visitor } from './testing/loaded-workshop.ts';
import { everybody, type People } from './testing/people.ts';
import { truth } from './testing/answers.ts';

const roles = workshopAccounts.map(({ role }) => role);
let backend: Backend;
let people: People;
beforeAll(async () => {
  backend = await loadedWorkshop();
  people = await everybody(backend);
});
afterAll(() => backend.close());

/** The technician who signs in is the first, the contact's customer is the first. */
const ofTechnician = `(select id from work_order where technician_id = 1
  union select work_order_id from visit where technician_id = 1)`;
const atTechniciansSites = `site_id in (select site_id from work_order where id in ${ofTechnician})`;
const ofContact = '(select id from work_order where customer_id = 1)';

const all = 'true';
const none = 'false';

/** Conditions for the rows that somebody sees, by relation. The office sees all rows. */
const seen: Readonly<Record<string, Readonly<Record<'technician' | 'contact', string>>>> = {
  customer: {
    technician: `id in (select customer_id from work_order where id in ${ofTechnician})`,
    contact: 'id = 1',
  },
  site: {
    technician: `id in (select site_id from work_order where id in ${ofTechnician})`,
    contact: 'customer_id = 1',
  },
  contact: {
    technician: `customer_id in (select customer_id from work_order where id in ${ofTechnician})`,
    contact: 'customer_id = 1',
  },
  equipment: {
    technician: atTechniciansSites,
    contact: 'site_id in (select id from site where customer_id = 1)',
  },
  technician: {
    technician: all,
    contact: `id in (select technician_id from work_order where customer_id = 1
      union select technician_id from visit where work_order_id in ${ofContact})`,
  },
  skill: { technician: all, contact: none },
  technician_skill: { technician: 'technician_id = 1', contact: none },
  priority: { technician: all, contact: all },
  work_order: { technician: `id in ${ofTechnician}`, contact: 'customer_id = 1' },
  visit: { technician: 'technician_id = 1', contact: `work_order_id in ${ofContact}` },
  supplier: { technician: none, contact: none },
  part: { technician: all, contact: none },
  part_supplier: { technician: none, contact: none },
  stock_movement: { technician: `work_order_id in ${ofTechnician}`, contact: none },
  invoice: { technician: none, contact: `customer_id = 1 and status <> 'draft'` },
  invoice_line: {
    technician: none,
    contact: `invoice_id in (select id from invoice where customer_id = 1 and status <> 'draft')`,
  },
  attachment: {
    technician: `work_order_id in ${ofTechnician}`,
    contact: `work_order_id in ${ofContact}`,
  },
  audit_entry: { technician: `work_order_id in ${ofTechnician}`, contact: none },
  open_work_order: { technician: `id in ${ofTechnician}`, contact: 'customer_id = 1' },
  technician_workload: { technician: 'id = 1', contact: none },
  part_to_reorder: { technician: all, contact: none },
  unpaid_invoice: { technician: none, contact: 'customer_id = 1' },
  // Nobody has saved a view yet.
  ninefold_saved_views: { technician: none, contact: none },
};

/** A column of the relation that everybody who has it granted may read. */
const readable: Readonly<Record<string, string>> = {
  technician_skill: 'skill_id',
  priority: 'level',
  part_supplier: 'part_id',
  invoice_line: 'invoice_id',
  technician_workload: 'technician_id',
  part_to_reorder: 'part_id',
};

describe.each(Object.entries(seen))('%s', (relation, conditions) => {
  const column = readable[relation] ?? 'id';

  test.each(roles)('shows a(n) %s the rows that are for them', async (role) => {
    const condition = role === 'technician' || role === 'contact' ? conditions[role] : all;
    const { count, error } = await people[role]
      .from(relation)
      .select(column, { count: 'exact' })
      .limit(1);
    expect(error).toBeNull();
    // That view knows who asks, and shows the owner of the database nothing.
    const counted = relation === 'technician_workload' ? 'technician' : relation;
    expect(count).toBe(await truth(backend, counted, condition));
  });

  test('shows visitors nothing', async () => {
    const { error, status } = await visitor(backend).from(relation).select(column);
    expect([error?.code, status]).toEqual(['42501', 401]);
  });
});

test('the matrix names every table and view', async () => {
  const { rows } = await backend.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
  );
  expect(rows.map(({ relname }) => relname).sort()).toEqual(Object.keys(seen).sort());
});

describe('columns that no role can read', () => {
  test.each(roles)('are not readable for a(n) %s, nor are rows that contain them', async (role) => {
    for (const [relation, column] of [
      ['technician', 'hourly_cost'],
      ['invoice', 'cost'],
      ['invoice_line', 'unit_cost'],
    ] as const) {
      for (const columns of [column, '*']) {
        const { error, status } = await people[role].from(relation).select(columns).limit(1);
        expect([relation, columns, error?.code, status]).toEqual([relation, columns, '42501', 403]);
      }
    }
  });

  test('can’t be written either', async () => {
    for (const [relation, change] of [
      ['technician', { hourly_cost: 1 }],
      ['technician', { user_id: workshopAccounts[0]?.id }],
      ['contact', { user_id: workshopAccounts[0]?.id }],
      ['work_order', { number: 'WO-1' }],
      ['work_order', { labour_hours: 100 }],
      ['work_order', { completed_at: '2026-11-20T09:00:00Z' }],
      ['part', { stock: 100 }],
      ['invoice', { net: 1 }],
    ] as const) {
      const { error } = await people.owner.from(relation).update(change).eq('id', 1).select('id');
      expect([relation, change, error?.code]).toEqual([relation, change, '42501']);
    }
  });
});
