import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../backend.ts';
import { lendBackend } from '../../../testing/index.ts';
import { statusOf } from './errors/index.ts';

let backend: Backend;

beforeAll(async () => {
  backend = await lendBackend();
  await backend.exec(`
    create domain percentage as int check (value between 0 and 100);
    create table item (
      id int primary key,
      name text not null unique,
      share percentage,
      parent_id int references item,
      constraint item_name_is_short check (length(name) < 10)
    );
    insert into item values (1, 'first', 1, null);
    grant all on item to anon;
    create function fail(code text) returns void language plpgsql as $$
    begin
      raise exception using errcode = code, message = 'It failed.',
        detail = 'A detail.', hint = 'A hint.';
    end $$;
    create function refuse() returns void language plpgsql as $$
    begin
      raise sqlstate 'PGRST' using
        message = '{"code": "W1", "message": "Own words", "details": "d", "hint": "h"}',
        detail = '{"status": 418, "headers": {"x-reason": "tea"}}';
    end $$;
  `);
});

afterAll(() => backend.close());

async function post(path: string, body: unknown) {
  const response = await backend.clientFetch(`http://backend.test/rest/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

test.each([
  ['a CHECK', { id: 2, name: 'far too long a name' }, 400, '23514', 'item_name_is_short'],
  ['a domain', { id: 2, name: 'two', share: 101 }, 400, '23514', 'percentage_check'],
  ['NOT NULL', { id: 2 }, 400, '23502', '"name"'],
  ['UNIQUE', { id: 2, name: 'first' }, 409, '23505', 'item_name_key'],
  ['a foreign key', { id: 2, name: 'two', parent_id: 9 }, 409, '23503', 'item_parent_id_fkey'],
  ['a type', { id: 'x', name: 'two' }, 400, '22P02', 'integer'],
])('what %s refuses comes with its code and what it names', async (_, row, status, code, named) => {
  const answer = await post('item', row);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.body.message).toContain(named);
  expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'hint', 'message']);
});

test.each([
  'P0001',
  'P0002',
  '40001',
  '57014',
  '53400',
  '53100',
  '55P03',
  '28000',
  '23P01',
  '25006',
])('SQLSTATE %s raised by a function comes with message, detail and hint', async (code) => {
  expect(await post('rpc/fail', { code })).toMatchObject({
    status: statusOf(code),
    body: { code, message: 'It failed.', details: 'A detail.', hint: 'A hint.' },
  });
});

test('statuses are those of PostgREST', () => {
  const codes = ['P0001', 'P0002', '40001', '53100', '53400', '57P01', '57014', '42P01', '22P02'];
  expect(codes.map(statusOf)).toEqual([400, 500, 500, 503, 500, 503, 500, 404, 400]);
});

test('a function that words its own answer is heard', async () => {
  const answer = await post('rpc/refuse', {});
  expect(answer.status).toBe(418);
  expect(answer.body).toEqual({ code: 'W1', message: 'Own words', details: 'd', hint: 'h' });
  expect(answer.headers.get('x-reason')).toBe('tea');
  expect((await post('rpc/fail', { code: 'PT402' })).status).toBe(402);
});

test('a refused request writes nothing to the console', async () => {
  const write = vi.spyOn(process.stderr, 'write');
  await post('item', { id: 1, name: 'first' });
  await post('nowhere', {});
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});
