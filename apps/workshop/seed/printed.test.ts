import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { lendBackend } from '../../../packages/embedded/testing/index.ts';
import { workshopAccounts } from '../accounts.ts';
import { workshopSchema } from '../load.ts';
import { testMoment } from '../testing/loaded-workshop.ts';
import { workshopSeed } from './index.ts';
import { linkStatements, seedStatements } from './printed.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(workshopSchema());
  await backend.exec(seedStatements(testMoment));
  // As Auth makes them, in a project of one's own: with ids and names that we do not choose.
  for (const { email, password } of workshopAccounts) {
    await backend.createAccount({ email, password });
  }
});
afterAll(() => backend.close());

test('the printed statements create every row', async () => {
  const seed = workshopSeed(testMoment);
  const counts = seed.map(({ name }) => `select '${name}' as name, count(*)::integer from ${name}`);
  const { rows } = await backend.query(counts.join(' union all '));
  expect(rows).toEqual(seed.map((table) => ({ name: table.name, count: table.rows.length })));
});

test('the triggers are on again after them', async () => {
  const { rows } = await backend.query(`select tgname from pg_trigger where tgenabled = 'D'`);
  expect(rows).toEqual([]);
});

test('accounts get their roles and their rows, whichever ids they have', async () => {
  await backend.exec(linkStatements());
  const { rows } = await backend.query(`
    select account.email, account.raw_app_meta_data ->> 'role' as role,
      coalesce(technician.full_name, contact.full_name) as person
    from auth.users account
    left join technician on technician.user_id = account.id
    left join contact on contact.user_id = account.id
    order by account.email`);
  const people = ['technician', 'contact'];
  expect(rows).toEqual(
    workshopAccounts
      .map(({ email, role, fullName }) => ({
        email,
        role,
        person: people.includes(role) ? fullName : null,
      }))
      .sort((a, b) => (a.email < b.email ? -1 : 1)),
  );
});
