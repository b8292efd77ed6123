import fc from 'fast-check';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import { lendBackend } from '../../testing/index.ts';
import { type Backend, PasswordAttempts } from './index.ts';

let backend: Backend;
let token: string;
const account = { email: 'member@auth.test', password: 'the right one' };

/** Passes only where a password waits. */
let time = 0;
const passwordAttempts = new PasswordAttempts({
  now: () => time,
  wait: async (milliseconds) => void (time += milliseconds),
});

beforeAll(async () => {
  backend = await lendBackend({ passwordAttempts });
  await backend.createAccount(account);
});
beforeEach(async () => {
  token = (await signIn()).access_token;
});
afterAll(() => backend.close());

function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  return backend.fetch(
    new Request(`http://auth.test${path}`, {
      method,
      body,
      headers: {
        apikey: backend.publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    }),
  );
}

const passwordPath = '/auth/v1/token?grant_type=password';

async function signIn(password = account.password) {
  const answer = await send('POST', passwordPath, JSON.stringify({ ...account, password }), {
    authorization: '',
  });
  return (await answer.json()) as { access_token: string; refresh_token: string };
}

const refresh = (refresh_token: string) =>
  send('POST', '/auth/v1/token?grant_type=refresh_token', JSON.stringify({ refresh_token }));

const text = fc.oneof(fc.string(), fc.constantFrom('\0', '', '{', account.email));
const anything = fc.oneof(fc.json(), text, fc.constantFrom('null', '[]', '5', '{"email":', '"'));
const fields = fc.dictionary(
  fc.constantFrom('email', 'password', 'phone', 'refresh_token', 'token', 'type', 'nonce'),
  fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text), fc.dictionary(text, text)),
);

test('a body that Auth can’t read is answered with 4xx, and without words of an engine', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = fc.record({
    address: fc.constantFrom<readonly [string, string]>(
      ['POST', passwordPath],
      ['POST', '/auth/v1/token?grant_type=refresh_token'],
      ['POST', '/auth/v1/recover'],
      ['POST', '/auth/v1/verify'],
    ),
    body: fc.oneof(
      anything,
      fields.map((each) => JSON.stringify(each)),
    ),
  });
  await fc.assert(
    fc.asyncProperty(request, async ({ address: [method, path], body }) => {
      const answer = await send(method, path, body);
      expect([answer.status, await answer.text()]).toEqual([
        expect.toSatisfy((status: number) => status < 500),
        expect.not.stringMatching(/TypeError|invalid byte|is not a function|syntax/),
      ]);
    }),
    { numRuns: runs(300) },
  );
  expect(printed).not.toHaveBeenCalled();
});

test('what manages accounts is closed to everybody who signs in', async () => {
  for (const [method, path] of [
    ['GET', '/auth/v1/admin/users'],
    ['GET', '/auth/v1/admin'],
    ['POST', '/auth/v1/admin/users'],
    ['DELETE', '/auth/v1/admin/users/00000000-0000-4000-8000-000000000001'],
  ] as const) {
    const answer = await send(method, path, method === 'POST' ? '{}' : undefined);
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

test('a refresh token that comes again, after the next one was used, ends the session', async () => {
  const first = await signIn();
  const second = await (await refresh(first.refresh_token)).json();
  const third = await (await refresh(second.refresh_token)).json();
  expect((await refresh(first.refresh_token)).status).toBe(400);
  expect((await refresh(third.refresh_token)).status).toBe(400);
});

test('a new password ends the other sessions', async () => {
  const [here, there] = [await signIn(), await signIn()];
  token = here.access_token;
  expect((await send('PUT', '/auth/v1/user', '{"data":{"name":"A"}}')).status).toBe(200);
  expect((await refresh(there.refresh_token)).status).toBe(200);
  const elsewhere = await signIn();
  expect((await send('PUT', '/auth/v1/user', '{"password":"a new one"}')).status).toBe(200);
  account.password = 'a new one';
  expect((await refresh(elsewhere.refresh_token)).status).toBe(400);
  expect((await refresh(here.refresh_token)).status).toBe(200);
});

test('wrong passwords delay the next one for the same address, and the right one still signs in', async () => {
  const wrong = JSON.stringify({ email: ` ${account.email.toUpperCase()}`, password: 'wrong' });
  for (let count = 0; count < 10; count++) {
    expect((await send('POST', passwordPath, wrong)).status).toBe(400);
  }
  const before = time;
  expect(await signIn()).toHaveProperty('access_token');
  expect(time - before).toBe(5000);
  await signIn();
  expect(time - before).toBe(5000);
});

test('the access token hook adds claims to each token, or refuses it', async () => {
  const claims = async () => decodeJwt((await signIn()).access_token);
  const hook = (body: string) =>
    backend.exec(`create or replace function public.custom_access_token_hook(event jsonb) returns jsonb
      language plpgsql as $$ begin ${body} end $$;
      grant execute on function public.custom_access_token_hook to supabase_auth_admin`);
  await hook(
    `return jsonb_set(event, '{claims,user_role}', to_jsonb('of ' || (event ->> 'user_id')));`,
  );
  const { sub, user_role: role } = await claims();
  expect(role).toBe(`of ${sub}`);
  const refreshed = await refresh((await signIn()).refresh_token);
  const answer = (await refreshed.json()) as { access_token: string };
  expect(decodeJwt(answer.access_token)).toMatchObject({ user_role: `of ${sub}` });

  await hook(`return '{"error": {"http_code": 403, "message": "Not on Sundays."}}';`);
  expect(await signIn()).toEqual({
    code: 403,
    error_code: expect.any(String),
    msg: 'Not on Sundays.',
  });
  await hook(`raise exception 'It failed.';`);
  expect(await signIn()).toMatchObject({ code: 500, msg: expect.stringContaining('It failed.') });
  await backend.exec('drop function public.custom_access_token_hook');
  expect(await claims()).not.toHaveProperty('user_role');
});
