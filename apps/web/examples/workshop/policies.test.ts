/** What each of the four people, and somebody who is not signed in, may see and do. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/data/local';
import { workshopAccounts, type WorkshopRole } from './accounts.ts';
import { loadedWorkshop, signedIn, visitor, type Client } from './testing/loaded-workshop.ts';

const roles = workshopAccounts.map(({ role }) => role);
let backend: Backend;
let people: Record<WorkshopRole, Client>;
let nobody: Client;
beforeAll(async () => {
  backend = await loadedWorkshop();
  const clients: [string, Client][] = [];
  for (const role of roles) clients.push([role, await signedIn(backend, role)]);
  people = Object.fromEntries(clients) as Record<WorkshopRole, Client>;
  nobody = visitor(backend);
}, 120_000);
afterAll(() => backend.close());

/** The technician who signs in is the first, the contact's customer is the first. */
const ofTechnician = `(select id from work_order where technician_id = 1
  union select work_order_id from visit where technician_id = 1)`;
const atTechniciansSites = `site_id in (select site_id from work_order where id in ${ofTechnician})`;
const ofContact = '(select id from work_order where customer_id = 1)';

const all = 'true';
const none = 'false';

/** By relation: which rows somebody sees, as conditions. The office sees all of each. */
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

async function truth(relation: string, condition: string): Promise<number> {
  const { rows } = await backend.query<{ count: number }>(
    `select count(*)::integer as count from ${relation} where ${condition}`,
  );
  return rows[0]?.count ?? Number.NaN;
}

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
    expect(count).toBe(await truth(counted, condition));
  });

  test('shows nobody anything who is not signed in', async () => {
    const { error, status } = await nobody.from(relation).select(column);
    expect([error?.code, status]).toEqual(['42501', 401]);
  });
});

test('the matrix names every table and view', async () => {
  const { rows } = await backend.query<{ relname: string }>(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
  );
  expect(rows.map(({ relname }) => relname).sort()).toEqual(Object.keys(seen).sort());
});

describe('columns that nobody is to read', () => {
  test.each(roles)('are refused to a(n) %s, and so is everything that holds them', async (role) => {
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

  test('are not written either', async () => {
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

/** Of a write: the code of the refusal, or how many rows it changed. */
async function outcome(
  write: PromiseLike<{ error: { code: string } | null; data: unknown[] | null }>,
): Promise<string | number> {
  const { error, data } = await write;
  return error === null ? (data ?? []).length : error.code;
}

async function anId(sql: string): Promise<number> {
  const { rows } = await backend.query<{ id: number }>(sql);
  if (!rows[0]) throw new Error(`There is no such row: ${sql}`);
  return rows[0].id;
}

function forAll(result: Record<WorkshopRole, string | number>) {
  return roles.map((role) => [role, result[role]] as const);
}

describe('work orders', () => {
  const fresh: Record<string, unknown> = {
    title: 'Door does not close',
    customer_id: 1,
    site_id: 1,
    due_at: '2031-01-01T12:00Z',
  };

  test.each(forAll({ owner: 1, dispatcher: 1, technician: '42501', contact: 1 }))(
    'are opened by a(n) %s: %s',
    async (role, expected) => {
      expect(await outcome(people[role].from('work_order').insert(fresh).select('id'))).toBe(
        expected,
      );
    },
  );

  test('a contact opens them for the own company only, and plans nothing', async () => {
    const other = await anId('select id from site where customer_id = 2');
    const changes: Record<string, unknown>[] = [
      { customer_id: 2, site_id: other },
      { status: 'planned', technician_id: 1 },
      { estimate: 5 },
    ];
    for (const change of changes) {
      const row = { ...fresh, ...change };
      expect(await outcome(people.contact.from('work_order').insert(row).select('id'))).toBe(
        '42501',
      );
    }
  });

  test.each(forAll({ owner: 1, dispatcher: 1, technician: 1, contact: 0 }))(
    'are described by a(n) %s: %s',
    async (role, expected) => {
      const change = { description: `Seen by ${role}.` };
      const write = people[role].from('work_order').update(change).eq('id', 4811).select('id');
      expect(await outcome(write)).toBe(expected);
    },
  );

  test('a technician changes neither others’ orders nor what the office decides', async () => {
    const others = await anId(`select id from work_order where id not in ${ofTechnician}`);
    const { technician } = people;
    const write = (id: number, change: object) =>
      outcome(technician.from('work_order').update(change).eq('id', id).select('id'));
    expect(await write(others, { description: 'Not mine' })).toBe(0);
    expect(await write(4811, { estimate: 1 })).toBe('HW006');
    expect(await write(4811, { technician_id: 2 })).toBe('HW006');
  });

  test.each(forAll({ owner: 1, dispatcher: 'HW002', technician: 'HW002', contact: 0 }))(
    'are cancelled by a(n) %s: %s',
    async (role, expected) => {
      const id = await anId(
        `select id from work_order where status = 'planned' and customer_id = 1 and technician_id = 1
         union all select id from work_order where status = 'planned' and technician_id = 1`,
      );
      const change = { status: 'cancelled', cancellation_reason: 'Reported twice.' };
      const write = people[role].from('work_order').update(change).eq('id', id).select('id');
      expect(await outcome(write)).toBe(expected);
    },
  );

  test('a technician starts and completes, but does not hold', async () => {
    const id = await anId(`select w.id from work_order w join visit v on v.work_order_id = w.id
      where w.status = 'planned' and v.technician_id = 1 and w.technician_id = 1 and v.status = 'planned'`);
    const { technician } = people;
    const move = (change: object) =>
      outcome(technician.from('work_order').update(change).eq('id', id).select('id'));
    expect(await move({ status: 'in_progress' })).toBe(1);
    expect(await move({ status: 'on_hold', hold_reason: 'Waiting for parts.' })).toBe('HW002');
    const visit = technician.from('visit').update({ status: 'done', hours: 1.5 });
    expect(await outcome(visit.eq('work_order_id', id).eq('technician_id', 1).select('id'))).toBe(
      1,
    );
    expect(await move({ status: 'completed' })).toBe(1);
  });

  test.each(forAll({ owner: 1, dispatcher: 0, technician: 0, contact: 0 }))(
    'are removed by a(n) %s while they were not started: %s',
    async (role, expected) => {
      const id = await anId(`select id from work_order where status = 'open' and started_at is null
        and id not in (select work_order_id from visit)`);
      expect(
        await outcome(people[role].from('work_order').delete().eq('id', id).select('id')),
      ).toBe(expected);
    },
  );
});

describe('visits', () => {
  test.each(forAll({ owner: 1, dispatcher: 1, technician: '42501', contact: '42501' }))(
    'are planned by a(n) %s: %s',
    async (role, expected) => {
      const day = `2031-03-${String(10 + roles.indexOf(role))}`;
      const row = {
        work_order_id: 4811,
        technician_id: 1,
        planned_during: `[${day} 09:00+01, ${day} 10:00+01)`,
        task: 'Look again',
      };
      expect(await outcome(people[role].from('visit').insert(row).select('id'))).toBe(expected);
    },
  );

  test('nobody is planned twice, and the answer says so', async () => {
    const row = {
      work_order_id: 4811,
      technician_id: 1,
      planned_during: '[2031-03-10 09:30+01, 2031-03-10 09:45+01)',
      task: 'Twice at once',
    };
    const { error, status } = await people.dispatcher.from('visit').insert(row);
    expect([error?.code, status]).toEqual(['23P01', 400]);
    expect(error?.message).toContain('visit_technician_is_free');
  });

  test('a technician changes own visits and hands none to others', async () => {
    const own = await anId('select id from visit where technician_id = 1 and work_order_id = 4811');
    const others = await anId(
      'select id from visit where technician_id = 4 and work_order_id = 4811',
    );
    const write = (id: number, change: object) =>
      outcome(people.technician.from('visit').update(change).eq('id', id).select('id'));
    expect(await write(own, { report: 'Measured again.' })).toBe(1);
    expect(await write(own, { technician_id: 2 })).toBe('42501');
    expect(await write(others, { report: 'Not mine.' })).toBe(0);
  });
});

describe('stock', () => {
  const use = { part_id: 1, kind: 'adjustment', quantity: 1, note: 'Found one.' };

  test.each(forAll({ owner: 1, dispatcher: 1, technician: '42501', contact: '42501' }))(
    'is adjusted by a(n) %s: %s',
    async (role, expected) => {
      expect(await outcome(people[role].from('stock_movement').insert(use).select('id'))).toBe(
        expected,
      );
    },
  );

  test('a technician takes parts for own orders, in the own name', async () => {
    const part_id = await anId('select id from part where stock > 3');
    const others = await anId(`select id from work_order where id not in ${ofTechnician}`);
    const take = (work_order_id: number, technician_id: number) =>
      outcome(
        people.technician
          .from('stock_movement')
          .insert({ part_id, kind: 'use', quantity: -1, work_order_id, technician_id })
          .select('id'),
      );
    expect(await take(4811, 1)).toBe(1);
    expect(await take(4811, 2)).toBe('42501');
    expect(await take(others, 1)).toBe('42501');
  });
});

describe('customers, machines and people', () => {
  test.each(forAll({ owner: 1, dispatcher: 1, technician: 0, contact: 0 }))(
    'a customer is changed by a(n) %s: %s',
    async (role, expected) => {
      const change = { notes: `Noted by ${role}.` };
      expect(
        await outcome(people[role].from('customer').update(change).eq('id', 1).select('id')),
      ).toBe(expected);
    },
  );

  test.each(forAll({ owner: 1, dispatcher: 1, technician: 1, contact: 0 }))(
    'a machine’s hours are noted by a(n) %s: %s',
    async (role, expected) => {
      const write = people[role].from('equipment').update({ operating_hours: 12_345 });
      expect(await outcome(write.eq('id', 1).select('id'))).toBe(expected);
    },
  );

  test('a contact changes one’s own telephone number and nobody else’s', async () => {
    const colleague = await anId(
      'select id from contact where customer_id = 1 and user_id is null union all select 2',
    );
    const write = (id: number) =>
      outcome(
        people.contact.from('contact').update({ phone: '+49 555 4242' }).eq('id', id).select('id'),
      );
    expect(await write(1)).toBe(1);
    expect(await write(colleague)).toBe(0);
  });

  test.each(forAll({ owner: 1, dispatcher: 0, technician: 0, contact: 0 }))(
    'a technician is changed by a(n) %s: %s',
    async (role, expected) => {
      const write = people[role].from('technician').update({ hourly_rate: 99 }).eq('id', 2);
      expect(await outcome(write.select('id'))).toBe(expected);
    },
  );
});

describe('invoices', () => {
  test('are issued by the owner alone, and void only after that', async () => {
    const id = await anId(`select id from invoice where status = 'draft' and exists
      (select from invoice_line l where l.invoice_id = invoice.id)`);
    const move = (role: WorkshopRole, status: string) =>
      outcome(people[role].from('invoice').update({ status }).eq('id', id).select('id'));
    expect(await move('dispatcher', 'issued')).toBe('HW002');
    expect(await move('technician', 'issued')).toBe(0);
    expect(await move('contact', 'issued')).toBe(0);
    expect(await move('owner', 'void')).toBe('HW001');
    expect(await move('owner', 'issued')).toBe(1);
    expect(await move('dispatcher', 'paid')).toBe(1);
    const change = people.owner.from('invoice').update({ tax_rate: 7 }).eq('id', id).select('id');
    expect(await outcome(change)).toBe('HW004');
  });
});

describe('attachments', () => {
  const file = {
    work_order_id: 4811,
    file_name: 'photo.jpg',
    media_type: 'image/jpeg',
    size_bytes: 1000,
  };

  test.each(roles)(
    'a(n) %s adds one to an order that they see, in their own name',
    async (role) => {
      const { data, error } = await people[role]
        .from('attachment')
        .insert({ ...file, storage_path: `WO-4811/${role}` })
        .select('uploader_name, uploaded_by')
        .single();
      const account = workshopAccounts.find((one) => one.role === role);
      expect(error).toBeNull();
      expect(data).toEqual({ uploader_name: account?.fullName, uploaded_by: account?.id });
    },
  );

  test('a contact adds none to others’ orders', async () => {
    const others = await anId('select id from work_order where customer_id <> 1');
    const row = { ...file, work_order_id: others, storage_path: 'elsewhere' };
    expect(await outcome(people.contact.from('attachment').insert(row).select('id'))).toBe('42501');
  });
});

describe('the audit trail', () => {
  test.each(roles)('is written by nobody’s hand, a(n) %s’s neither', async (role) => {
    const row = { action: 'insert', relation: 'part', record_id: '1', actor_name: 'Somebody' };
    expect(await outcome(people[role].from('audit_entry').insert(row).select('id'))).toBe('42501');
    expect(await outcome(people[role].from('audit_entry').delete().gt('id', 0).select('id'))).toBe(
      '42501',
    );
  });

  test('names who did it', async () => {
    await people.dispatcher.from('work_order').update({ estimate: 3000 }).eq('id', 4811);
    const { data } = await people.owner
      .from('audit_entry')
      .select('actor_name, changed, before, after')
      .eq('work_order_id', 4811)
      .order('id', { ascending: false })
      .limit(1);
    expect(data).toEqual([
      {
        actor_name: 'Mira Dahl',
        changed: ['estimate'],
        before: { estimate: 2980.5 },
        after: { estimate: 3000 },
      },
    ]);
  });
});

describe('functions', () => {
  const period = { from_date: '2026-01-01', to_date: '2026-11-20' };

  test.each(roles)('tell a(n) %s who they are and which moves there are', async (role) => {
    expect((await people[role].rpc('current_person_role')).data).toBe(role);
    expect((await people[role].rpc('state_moves')).data).toContainEqual({
      entity: 'work_order',
      from_state: 'in_progress',
      to_state: 'completed',
      roles: ['technician', 'dispatcher', 'owner'],
    });
  });

  test.each(roles)('tell a(n) %s what is earned only if that is the owner', async (role) => {
    const answers = await Promise.all([
      people[role].rpc('margin_by_month', period),
      people[role].rpc('technician_costs'),
      people[role].rpc('set_technician_cost', { technician_id: 3, cost_per_hour: 51.5 }),
    ]);
    expect(answers.map(({ error }) => error?.code ?? 'answered')).toEqual(
      Array.from({ length: 3 }, () => (role === 'owner' ? 'answered' : '42501')),
    );
  });

  test('give the owner the figures that add up', async () => {
    const { data } = await people.owner.rpc('margin_by_month', period);
    const { rows } = await backend.query<{ net: number; margin: number }>(`
      select sum(net) as net, sum(net - cost) as margin from invoice
      where status in ('issued', 'paid') and issued_on between '2026-01-01' and '2026-11-20'`);
    const months = data as { net: number; margin: number }[];
    const sum = (column: 'net' | 'margin') =>
      months.reduce((total, month) => total + month[column], 0);
    expect(sum('net')).toBeCloseTo(rows[0]?.net ?? 0, 2);
    expect(sum('margin')).toBeCloseTo(rows[0]?.margin ?? 0, 2);
  });

  test.each(
    forAll({ owner: 'answered', dispatcher: 'answered', technician: '42501', contact: '42501' }),
  )('find free technicians for a(n) %s: %s', async (role, expected) => {
    const { data, error } = await people[role].rpc('free_technicians', {
      from_time: '2026-11-20T09:00:00Z',
      to_time: '2026-11-20T10:00:00Z',
    });
    expect(error?.code ?? 'answered').toBe(expected);
    // Ines Okafor is at Kranich Metal then.
    if (error === null) {
      const names = (data as { full_name: string }[]).map((technician) => technician.full_name);
      expect(names.length).toBeGreaterThan(20);
      expect(names).not.toContain('Ines Okafor');
    }
  });

  test('plan a visit, and the order with it, for the office alone', async () => {
    const id = await anId(`select id from work_order where status = 'open' and customer_id = 1`);
    const visit = {
      order_id: id,
      visiting_technician: 2,
      from_time: '2031-05-05T08:00:00Z',
      to_time: '2031-05-05T10:00:00Z',
      what_to_do: 'Repair on site',
    };
    expect((await people.contact.rpc('plan_visit', visit)).error?.code).toBe('42501');
    expect((await people.technician.rpc('plan_visit', visit)).error?.code).toBe('42501');
    const { data, error } = await people.dispatcher.rpc('plan_visit', visit);
    expect(error).toBeNull();
    expect(await truth('visit', `id = ${String(data)} and work_order_id = ${id}`)).toBe(1);
    expect(
      await truth('work_order', `id = ${id} and status = 'planned' and technician_id = 2`),
    ).toBe(1);
  });

  test.each(roles)('forget nobody for a(n) %s: that is for services', async (role) => {
    const { error } = await people[role].rpc('forget_contact', { contact_id: 5 });
    expect(error?.code).toBe('42501');
  });

  test('answer nobody who is not signed in', async () => {
    for (const name of ['current_person_role', 'state_moves', 'technician_costs']) {
      const { error, status } = await nobody.rpc(name);
      expect([name, error?.code, status]).toEqual([name, '42501', 401]);
    }
  });
});
