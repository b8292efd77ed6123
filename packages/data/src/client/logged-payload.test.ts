import { expect, test } from 'vitest';
import { createDataClient, request } from './index.ts';

const publishableKey = 'sb_publishable_yard';
const clientOf = (logsPayloads?: boolean) =>
  createDataClient({
    url: 'https://yard.supabase.example',
    publishableKey,
    logsPayloads,
    fetch: () => Promise.resolve(Response.json([{ id: 1 }])),
  });

const insert = {
  operation: 'insert',
  schema: 'yard',
  relation: 'job',
  parameters: [],
  values: { title: 'Mend' },
} as const;

test('a log with bodies can repeat a call, but holds no key', async () => {
  const client = clientOf(true);
  await request(client, insert);
  const [call] = client.calls.calls();
  expect(call).toMatchObject({ schema: 'yard', payload: '{"title":"Mend"}' });
  expect(call?.headers).toMatchObject({
    prefer: 'return=representation',
    'content-profile': 'yard',
    'content-type': 'application/json',
  });
  expect(JSON.stringify(call)).not.toContain(publishableKey);
  expect(call).not.toHaveProperty('asPerson');
});

test('other logs hold neither', async () => {
  const client = clientOf();
  await request(client, insert);
  expect(client.calls.calls()[0]).not.toHaveProperty('payload');
  expect(client.calls.calls()[0]).not.toHaveProperty('headers');
});

test('a sign-in is logged without its password', async () => {
  const client = clientOf(true);
  await (await client.auth()).signInWithPassword({ email: 'a@b.example', password: 'secret "1"' });
  const [call] = client.calls.calls();
  expect(call?.path).toBe('/auth/v1/token?grant_type=password');
  expect(Object.keys(JSON.parse(call?.payload ?? '') as object)).toContain('password');
  expect(JSON.stringify(client.calls.calls())).not.toMatch(/secret|a@b/);

  await client.supabase.from('job').select().setHeader('authorization', 'Bearer of.a.person');
  expect(client.calls.calls().at(-1)).toMatchObject({ asPerson: true });
  expect(JSON.stringify(client.calls.calls())).not.toContain('of.a.person');
});
