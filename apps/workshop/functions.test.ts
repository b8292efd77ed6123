/** Which functions each of the four people may call, and what they answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { workshopAccounts } from './accounts.ts';
import { loadedWorkshop, visitor } from './testing/loaded-workshop.ts';
import { everybody, type People } from './testing/people.ts';
import { anId, truth } from './testing/answers.ts';

const roles = workshopAccounts.map(({ role }) => role);
let backend: Backend;
let people: People;
beforeAll(async () => {
  backend = await loadedWorkshop();
  people = await everybody(backend);
});
afterAll(() => backend.close());

describe('functions', () => {
  const period = { from_date: '2026-01-01', to_date: '2026-11-20' };

  test.each(roles)('tell a(n) %s who they are and which transitions there are', async (role) => {
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

  test('find available technicians, only for the office', async () => {
    const hour = { from_time: '2026-11-20T09:00:00Z', to_time: '2026-11-20T10:00:00Z' };
    for (const role of ['owner', 'dispatcher'] as const) {
      const { data } = await people[role].rpc('free_technicians', hour);
      const names = (data as { full_name: string }[]).map((technician) => technician.full_name);
      expect(names.length).toBeGreaterThan(20);
      // She is at Kranich Metal.
      expect(names).not.toContain('Ines Okafor');
    }
    for (const role of ['technician', 'contact'] as const) {
      const { error } = await people[role].rpc('free_technicians', hour);
      expect([role, error?.code]).toEqual([role, '42501']);
    }
  });

  test('find technicians with a skill, the best first', async () => {
    const { data } = await people.dispatcher.rpc('free_technicians', {
      from_time: '2031-01-06T08:00:00Z',
      to_time: '2031-01-06T10:00:00Z',
      needed_skill: 1,
    });
    const levels = (data as { level: number }[]).map(({ level }) => level);
    expect(levels.length).toBe(await truth(backend, 'technician_skill', 'skill_id = 1'));
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
  });

  test('plan a visit and its order, only for the office', async () => {
    const id = await anId(
      backend,
      `select id from work_order where status = 'open' and customer_id = 1`,
    );
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
    expect(await truth(backend, 'visit', `id = ${String(data)} and work_order_id = ${id}`)).toBe(1);
    expect(
      await truth(backend, 'work_order', `id = ${id} and status = 'planned' and technician_id = 2`),
    ).toBe(1);
  });

  test.each(roles)('erase no personal data for a(n) %s: only services may', async (role) => {
    const { error } = await people[role].rpc('forget_contact', { contact_id: 5 });
    expect(error?.code).toBe('42501');
  });

  test('reject visitors', async () => {
    for (const name of ['current_person_role', 'state_moves', 'technician_costs']) {
      const { error, status } = await visitor(backend).rpc(name);
      expect([name, error?.code, status]).toEqual([name, '42501', 401]);
    }
  });
});
