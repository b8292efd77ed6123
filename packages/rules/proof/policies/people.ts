import type { PolicyPerson } from '../../src/policies/index.ts';
import type { Random } from '../random.ts';

export const ids = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
] as const;

const visitor: PolicyPerson = { role: 'anon' };

/** People with claims as Supabase Auth sets them, and with some that it would not. */
export function personOf(random: Random): PolicyPerson {
  if (random.chance(0.2)) return visitor;
  const claims: Record<string, unknown> = { role: 'authenticated', aud: 'authenticated' };
  if (random.chance(0.95)) claims['sub'] = random.chance(0.95) ? random.pick(ids) : 'nobody';
  if (random.chance(0.7)) claims['email'] = random.pick(['ada@example.com', 'bob@example.org', '']);
  if (random.chance(0.7)) claims['org'] = random.pick(['red', 'blue', null, 7, '']);
  if (random.chance(0.7)) claims['level'] = random.pick(['3', 12, 'high', null, '12', 1.5]);
  if (random.chance(0.7)) {
    claims['app_metadata'] = random.pick([
      { role: 'admin' },
      { role: 'editor', admin: true },
      { role: 'red', admin: 'yes' },
      { role: null },
      {},
      [],
    ]);
  }
  if (random.chance(0.6)) claims['roles'] = random.pick([['editor', 'red'], [], 'editor', null]);
  return { role: 'authenticated', claims };
}
