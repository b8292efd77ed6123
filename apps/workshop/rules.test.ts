/** Rejections by the database, and the effects of its triggers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { loadedWorkshop } from './testing/loaded-workshop.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await loadedWorkshop();
});
afterAll(() => backend.close());

/** Runs statements and takes back what they did. */
async function undone<Result>(task: () => Promise<Result>): Promise<Result> {
  await backend.exec('begin');
  try {
    return await task();
  } finally {
    await backend.exec('rollback');
  }
}

async function one(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await backend.query(sql);
  if (!rows[0]) throw new Error(`No row: ${sql}`);
  return rows[0];
}

const visit = `insert into visit (work_order_id, technician_id, planned_during, task) values`;
const order = `insert into work_order (title, customer_id, site_id, due_at, opened_at) values`;

describe('constraints', () => {
  test.each([
    [
      'visit_technician_is_free',
      `${visit} (1, 1, '[2026-11-20 09:00+01, 2026-11-20 10:00+01)', 'Twice')`,
    ],
    ['visit_has_start_and_end', `${visit} (1, 1, 'empty', 'Never')`],
    ['visit_has_start_and_end', `${visit} (1, 1, '[2030-01-01 09:00+01,)', 'For ever')`],
    [
      'visit_at_most_twelve_hours',
      `${visit} (1, 1, '[2030-01-01 00:00+01, 2030-01-01 13:00+01)', 'Long')`,
    ],
    ['visit_done_has_hours', `update visit set status = 'done', hours = null where id = 1`],
    ['work_order_kind_known', `update work_order set kind = 'favour' where id = 1`],
    ['work_order_due_after_opened', `${order} ('Too late', 1, 1, '2026-01-01', '2026-01-02')`],
    ['work_order_title_length', `${order} ('  x ', 1, 1, '2030-01-01', now())`],
    [
      'work_order_planned_has_technician',
      `update work_order set technician_id = null where id = 4811`,
    ],
    ['work_order_hold_has_reason', `update work_order set status = 'on_hold' where id = 4811`],
    [
      'work_order_cancelled_has_reason',
      `update work_order set status = 'cancelled' where id = 4811`,
    ],
    ['work_order_priority_fkey', `update work_order set priority = 7 where id = 4811`],
    ['part_number_form', `update part set number = 'be-1' where id = 1`],
    [
      'part_stock_not_negative',
      `insert into stock_movement (part_id, kind, quantity, work_order_id)
      values (1, 'use', -10000, 4811)`,
    ],
    [
      'stock_movement_quantity_has_sign_of_kind',
      `insert into stock_movement
      (part_id, kind, quantity, work_order_id) values (1, 'use', 1, 4811)`,
    ],
    [
      'stock_movement_use_names_order',
      `insert into stock_movement (part_id, kind, quantity)
      values (1, 'use', -1)`,
    ],
    [
      'stock_movement_part_supplier_fkey',
      `insert into stock_movement
      (part_id, kind, quantity, unit_price, supplier_id) select 1, 'purchase', 1, 1, s.id from supplier s
      where not exists (select from part_supplier where part_id = 1 and supplier_id = s.id) limit 1`,
    ],
    [
      'technician_skill_level_range',
      `update technician_skill set level = 6 where technician_id = 1`,
    ],
    [
      'technician_skill_pkey',
      `insert into technician_skill
      select * from technician_skill limit 1`,
    ],
    [
      'contact_one_primary_for_customer',
      `insert into contact
      (customer_id, first_name, last_name, phone, is_primary) values (1, 'A', 'B', '+49 555 1234', true)`,
    ],
    [
      'contact_can_be_reached',
      `insert into contact (customer_id, first_name, last_name)
      values (1, 'A', 'B')`,
    ],
    ['email_address_form', `update customer set email = 'nobody' where id = 1`],
    ['money_amount_not_negative', `update work_order set estimate = -1 where id = 4811`],
    [
      'equipment_serial_number_unique',
      `update equipment set (manufacturer, serial_number) =
      (select manufacturer, serial_number from equipment where id = 2) where id = 1`,
    ],
    ['invoice_number_when_issued', `insert into invoice (customer_id, number) values (1, 'INV-1')`],
    ['attachment_size_bytes_range', `update attachment set size_bytes = 52428801`],
  ])('%s', async (constraint, statement) => {
    const refused = backend.query(statement).then(
      () => 'nothing refused it',
      (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
    );
    expect(await refused).toBe(constraint);
  });

  test('a technician’s visits don’t overlap, apart from cancelled ones', () =>
    undone(async () => {
      await backend.query(`update visit set status = 'cancelled'
        where technician_id = 1 and planned_during && '[2026-11-20 09:00+01, 2026-11-20 10:00+01)'`);
      const { technician_id } = await one(
        `${visit} (4811, 1, '[2026-11-20 09:00+01, 2026-11-20 10:00+01)', 'Instead')
         returning technician_id`,
      );
      expect(technician_id).toBe(1);
    }));
});

describe('triggers', () => {
  test('a new order gets its number, even if another was requested', () =>
    undone(async () => {
      const { number } =
        await one(`insert into work_order (number, title, customer_id, site_id, due_at)
        values ('WO-1', 'Numbered', 1, 1, now() + interval '1 day') returning number`);
      expect(number).toMatch(/^WO-48\d\d$/);
    }));

  test('an order’s site belongs to its customer, and its machine to the site', async () => {
    await expect(
      backend.query(`update work_order set site_id = 500 where id = 4811`),
    ).rejects.toMatchObject({
      code: 'HW003',
      message: 'The site does not belong to the customer.',
    });
    await expect(
      backend.query(`update work_order set equipment_id = 2000 where id = 4811`),
    ).rejects.toMatchObject({
      code: 'HW003',
      message: 'The equipment is not at the site.',
    });
  });

  test('an order follows its transitions, and records their times', () =>
    undone(async () => {
      const { id } = await one(
        `${order} ('Move along', 1, 1, '2030-01-01', now() - interval '1 day') returning id`,
      );
      const move = (change: string) =>
        one(`update work_order set ${change} where id = ${String(id)} returning *`);
      expect(await move(`status = 'planned', technician_id = 1`)).toMatchObject({
        started_at: null,
      });
      const started = await move(`status = 'in_progress'`);
      expect(started['started_at']).not.toBeNull();
      await backend.query(
        `${visit} (${String(id)}, 1, '[2030-01-01 09:00+01, 2030-01-01 10:00+01)', 'Work')`,
      );
      await backend.query(
        `update visit set status = 'done', hours = 1.25 where work_order_id = ${String(id)}`,
      );
      const completed = await move(`status = 'completed'`);
      expect(completed).toMatchObject({ labour_hours: 1.25 });
      expect(completed['completed_at']).not.toBeNull();
      expect(await move(`status = 'in_progress'`)).toMatchObject({ completed_at: null });
    }));

  test.each([
    ['open', 'completed'],
    ['planned', 'completed'],
    ['completed', 'open'],
    ['cancelled', 'open'],
  ])('an order does not move from %s to %s', async (from, to) => {
    await expect(
      backend.query(`update work_order set status = '${to}' where id =
        (select id from work_order where status = '${from}' limit 1)`),
    ).rejects.toMatchObject({ code: 'HW001' });
  });

  test('hours of visits and prices of parts are added up on their order', () =>
    undone(async () => {
      const before = await one('select labour_hours, parts_total from work_order where id = 4811');
      await backend.query(
        `${visit} (4811, 1, '[2030-01-01 09:00+01, 2030-01-01 10:00+01)', 'More')`,
      );
      await backend.query(
        `update visit set status = 'done', hours = 2.5 where starts_at > '2029-01-01'`,
      );
      const { amount } =
        await one(`insert into stock_movement (part_id, kind, quantity, work_order_id)
        select id, 'use', -1, 4811 from part where stock > 1 limit 1 returning -amount as amount`);
      expect(await one('select labour_hours, parts_total from work_order where id = 4811')).toEqual(
        {
          labour_hours: Number(before['labour_hours']) + 2.5,
          parts_total: Math.round((Number(before['parts_total']) + Number(amount)) * 100) / 100,
        },
      );
    }));

  test('stock follows its movements, which can’t be changed', () =>
    undone(async () => {
      const { stock } = await one('select stock from part where id = 1');
      await backend.query(`insert into stock_movement (part_id, kind, quantity, supplier_id)
        select 1, 'purchase', 3, supplier_id from part_supplier where part_id = 1 limit 1`);
      expect(await one('select stock from part where id = 1')).toEqual({
        stock: Number(stock) + 3,
      });
      await expect(
        backend.query('delete from stock_movement where part_id = 1'),
      ).rejects.toMatchObject({
        code: 'HW005',
      });
    }));

  test('an invoice is drafted from an order, adds up, and is numbered and final once issued', () =>
    undone(async () => {
      await backend.exec(`set local request.jwt.claims = '{"app_metadata": {"role": "owner"}}'`);
      const { id } = await one(`select invoice_work_order(w.id) as id from work_order w
        where status = 'completed' and parts_total > 0
          and not exists (select from invoice_line l where l.work_order_id = w.id) limit 1`);
      const drafted =
        await one(`select i.number, i.net = sum(l.amount) as adds_up, count(*)::integer > 1 as has_lines
        from invoice i join invoice_line l on l.invoice_id = i.id where i.id = ${String(id)} group by i.id`);
      expect(drafted).toEqual({ number: null, adds_up: true, has_lines: true });
      const issued = await one(`update invoice set status = 'issued' where id = ${String(id)}
        returning number, due_on - issued_on as days`);
      expect(issued['number']).toMatch(/^INV-\d{4}-\d{5}$/);
      expect(issued['days']).toBeGreaterThanOrEqual(14);
      await expect(
        backend.query(`update invoice_line set quantity = 99 where invoice_id = ${String(id)}`),
      ).rejects.toMatchObject({ code: 'HW004' });
    }));

  test('an invoice without lines is not issued', () =>
    undone(async () => {
      const { id } = await one('insert into invoice (customer_id) values (1) returning id');
      await expect(
        backend.query(`update invoice set status = 'issued' where id = ${String(id)}`),
      ).rejects.toMatchObject({ code: 'HW008' });
    }));

  test('a machine can’t contain itself', async () => {
    await expect(
      backend.query(`update equipment e set parent_id = part.id from equipment part
        where part.parent_id = e.id and e.id = 1`),
    ).rejects.toMatchObject({ code: 'HW007' });
  });

  test('changes are recorded, without private columns', () =>
    undone(async () => {
      await backend.query(
        `update technician set hourly_cost = 50, phone = '+49 555 0000' where id = 1`,
      );
      expect(
        await one(
          'select relation, record_id, action, changed, after from audit_entry order by id desc limit 1',
        ),
      ).toEqual({
        relation: 'technician',
        record_id: '1',
        action: 'update',
        changed: ['phone'],
        after: { phone: '+49 555 0000' },
      });
    }));

  test('a deleted order deletes its visits, but not its history', () =>
    undone(async () => {
      const { id } = await one(`select w.id from work_order w join visit v on v.work_order_id = w.id
        where w.status = 'planned' limit 1`);
      await backend.query(`delete from work_order where id = ${String(id)}`);
      expect(
        await one(
          `select count(*)::integer as visits from visit where work_order_id = ${String(id)}`,
        ),
      ).toEqual({ visits: 0 });
      expect(
        await one(`select array_agg(distinct relation order by relation) as relations from audit_entry
          where action = 'delete'`),
      ).toEqual({ relations: ['visit', 'work_order'] });
    }));
});
