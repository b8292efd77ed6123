/** The records that each of the four accounts can create, edit and delete. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { workshopAccounts, type WorkshopRole } from './accounts.ts';
import { loadedWorkshop } from './testing/loaded-workshop.ts';
import { everybody, type People } from './testing/people.ts';
import { anId, forAll, outcome } from './testing/answers.ts';

const roles = workshopAccounts.map(({ role }) => role);
let backend: Backend;
let people: People;
beforeAll(async () => {
  backend = await loadedWorkshop();
  people = await everybody(backend);
});
afterAll(() => backend.close());

const ofTechnician = `(select id from work_order where technician_id = 1
  union select work_order_id from visit where technician_id = 1)`;

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

  test('a contact opens orders only for their company, and plans nothing', async () => {
    const other = await anId(backend, 'select id from site where customer_id = 2');
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

  test('a technician changes neither other people’s orders nor the office’s fields', async () => {
    const others = await anId(backend, `select id from work_order where id not in ${ofTechnician}`);
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
        backend,
        `select id from work_order where status = 'planned' and customer_id = 1 and technician_id = 1
         union all select id from work_order where status = 'planned' and technician_id = 1`,
      );
      const change = { status: 'cancelled', cancellation_reason: 'Reported twice.' };
      const write = people[role].from('work_order').update(change).eq('id', id).select('id');
      expect(await outcome(write)).toBe(expected);
    },
  );

  test('a technician starts and completes, but does not hold', async () => {
    const id = await anId(
      backend,
      `select w.id from work_order w join visit v on v.work_order_id = w.id
      where w.status = 'planned' and v.technician_id = 1 and w.technician_id = 1 and v.status = 'planned'`,
    );
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
      const id = await anId(
        backend,
        `select id from work_order where status = 'open' and started_at is null
        and id not in (select work_order_id from visit)`,
      );
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

  test('overlapping visits of a technician are rejected with a message', async () => {
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

  test('a technician changes own visits, and can’t reassign them', async () => {
    const own = await anId(
      backend,
      'select id from visit where technician_id = 1 and work_order_id = 4811',
    );
    const others = await anId(
      backend,
      'select id from visit where technician_id = 4 and work_order_id = 4811',
    );
    const visits = people.technician.from('visit');
    expect(await outcome(visits.update({ report: 'Measured.' }).eq('id', own).select('id'))).toBe(
      1,
    );
    expect(await outcome(visits.update({ technician_id: 2 }).eq('id', own).select('id'))).toBe(
      '42501',
    );
    expect(await outcome(visits.update({ report: 'No.' }).eq('id', others).select('id'))).toBe(0);
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

  test('a technician takes parts only for own orders, in their own name', async () => {
    const part_id = await anId(backend, 'select id from part where stock > 3');
    const others = await anId(backend, `select id from work_order where id not in ${ofTechnician}`);
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

  test('contacts change their own telephone number and no other', async () => {
    const colleague = await anId(
      backend,
      'select id from contact where customer_id = 1 and user_id is null union all select 2',
    );
    const contacts = people.contact.from('contact');
    const change = { phone: '+49 555 4242' };
    expect(await outcome(contacts.update(change).eq('id', 1).select('id'))).toBe(1);
    expect(await outcome(contacts.update(change).eq('id', colleague).select('id'))).toBe(0);
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
  test('are issued only by the owner, and can be voided only then', async () => {
    const id = await anId(
      backend,
      `select id from invoice where status = 'draft' and exists
      (select from invoice_line l where l.invoice_id = invoice.id)`,
    );
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

  test('a contact adds none to other companies’ orders', async () => {
    const others = await anId(backend, 'select id from work_order where customer_id <> 1');
    const row = { ...file, work_order_id: others, storage_path: 'elsewhere' };
    expect(await outcome(people.contact.from('attachment').insert(row).select('id'))).toBe('42501');
  });
});

describe('the audit trail', () => {
  test.each(roles)('can’t be written by a(n) %s', async (role) => {
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
