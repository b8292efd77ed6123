import type { ApiRequest } from '../pair/exchange.ts';

const prefer = (...preferences: string[]) => ({ prefer: preferences.join(',') });
const give = prefer('return=representation');
const one = { accept: 'application/vnd.pgrst.object+json', ...give };
const person = { role: 'authenticated', sub: '00000000-0000-4000-8000-000000000001' };

const post = (path: string, body: string, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'POST',
  path,
  body,
  headers: give,
  ...rest,
});
const patch = (path: string, body: string, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  ...post(path, body, rest),
  method: 'PATCH',
});
const remove = (path: string, rest: Partial<ApiRequest> = {}): ApiRequest => ({
  method: 'DELETE',
  path,
  headers: give,
  ...rest,
});

/** Writes and calls, in the order in which they are made: each finds what those before it left. */
export const writes: readonly ApiRequest[] = [
  post('customer', '{"id": 10, "name": "Ten"}'),
  post('customer', '{"id": 9223372036854775807, "name": "Most"}'),
  post('customer?select=id', '{"id": "9223372036854775806", "name": "Second most"}'),
  post('customer', '{"id": 11, "name": "Eleven"}', { headers: {} }),
  post('customer', '{"id": 12, "name": "Twelve"}', { headers: prefer('return=minimal') }),
  post('customer', '{"id": 13, "name": "Thirteen"}', { headers: one }),
  post('customer', '{"id": 14, "name": "Fourteen"}', {
    headers: prefer('return=representation', 'count=exact'),
  }),
  post('customer', '[{"id": 15, "name": "a"}, {"id": 16, "name": "b"}]'),
  post('customer', '[{"id": 17, "name": "c"}, {"id": 18, "name": "d"}]', { headers: one }),
  post('customer', '[]'),
  post('customer?columns=id,name', '[{"id": 19, "name": "e", "more": 1}, {"name": "f", "id": 20}]'),
  post('customer?on_conflict=id', '{"id": 19, "name": "g"}', {
    headers: prefer('return=representation', 'resolution=merge-duplicates'),
  }),
  post('customer', '[{"id": 19, "name": "h"}, {"id": 21, "name": "i"}]', {
    headers: prefer('return=representation', 'resolution=ignore-duplicates'),
  }),
  post('customer?on_conflict=name', '[{"id": 30, "name": "i"}]', {
    headers: prefer('resolution=ignore-duplicates'),
  }),
  post(
    'job?select=id,title,state,customer!job_customer_id_fkey(name),tag(name)',
    '{"title": "New", "customer_id": 9007199254740993}',
  ),
  post(
    'job?select=id,price,data,raw,tags,during',
    '{"title": "All", "customer_id": 1, "price": 12345678901234567890.0123456789, "data": {"n": 9007199254740993, "u": "\\u00e9"}, "raw": {"b": 1, "a": 1.0, "b": 2}, "tags": ["a", "b \\"c\\"", null], "during": "[2026-01-01,)"}',
  ),
  post(
    'job?select=id,data,raw',
    '{"title": "Texts", "customer_id": 1, "data": "a text", "raw": "another"}',
  ),
  post('job?select=id,data,raw', '{"title": "Nulls", "customer_id": 1, "data": null, "raw": null}'),
  post(
    'job?select=id,data,tags',
    '{"title": "As text", "customer_id": 1, "tags": "{a,\\"b c\\",NULL}", "data": [1, "x"]}',
  ),
  post(
    'job?select=id,done,due',
    '{"title": "Times", "customer_id": 1, "done": "2026-01-02T03:04:05.678901+02:00", "due": "infinity"}',
  ),
  post(
    'job?select=id,"Sp ace","order"',
    '{"title": "Names", "customer_id": 1, "Sp ace": "s", "order": 3}',
  ),
  post(encodeURIComponent('Odd, "table"'), '{"Key 1": "new", "a.b": "z", "ünï": 2}'),
  post('outbox', '{"id": 1, "text": "not given back"}', { headers: prefer('return=minimal') }),
  post('partly?select=id,shown', '{"id": 5, "shown": "x"}'),
  post('guarded', `{"id": 5, "owner": "${person.sub}", "name": "own"}`, { as: person }),
  post('gate', '{"id": 2, "name": "South"}', { headers: { ...give, 'content-profile': 'yard' } }),
  post('booking', '{"room": 1, "during": "[1,5)"}'),
  post('booking', '{}', { headers: give }),
  patch('customer?id=eq.10', '{"name": "Changed"}'),
  patch('customer?id=in.(10,11)&xmin=in.(1,2)&select=id', '{"name": "Never"}'),
  patch('customer?id=eq.10&select=id', '{"region": null}', { headers: one }),
  patch('customer?id=eq.10&name=eq.Changed', '{"name": "Guarded"}'),
  patch('customer?id=eq.10&name=eq.Changed', '{"name": "Stale"}'),
  patch('customer?id=eq.10&region=is.null', '{"region": "West"}'),
  patch('customer?id=eq.77', '{"name": "None"}'),
  patch('customer?id=eq.77', '{"name": "None"}', { headers: one }),
  patch('customer?id=eq.10', '{}'),
  patch('customer?id=in.(15,16)', '{"region": "East"}', {
    headers: prefer('return=representation', 'count=exact'),
  }),
  patch('customer?id=in.(15,16)', '{"region": "South"}', { headers: {} }),
  patch('customer?id=in.(15,16)', '{"region": "South"}', {
    headers: prefer('return=minimal', 'count=exact'),
  }),
  patch('customer?id=in.(15,16)', '{"region": "North"}', {
    headers: prefer('return=representation', 'handling=strict', 'max-affected=1'),
  }),
  patch(
    'job?id=eq.1&select=id,price,customer!job_customer_id_fkey(id,name)',
    '{"price": 98765432109876543210.123}',
  ),
  patch(
    'job?id=eq.1&price=eq.98765432109876543210.123&select=id,price',
    '{"price": null, "customer_id": 9007199254740992}',
  ),
  patch(
    'job?id=eq.1&select=id,title&tags=eq.{a,%22b%20c%22,NULL}',
    '{"title": "Guarded by an array"}',
  ),
  patch(
    'job?id=eq.1&select=id&data=eq.{%22a%22:{%22b%22:[1,2]},%22n%22:9007199254740993}',
    '{"title": "Guarded by JSON"}',
  ),
  patch('partly?id=eq.1&select=id,shown', '{"shown": "changed"}'),
  patch('guarded?id=in.(1,2)&select=id', '{"name": "changed"}', { as: person }),
  patch('guarded?id=eq.2&select=id', '{"name": "not mine"}', { as: person }),
  patch('many?order=id&select=id', '{"nothing": 1}'),
  remove('customer?id=eq.77'),
  remove('customer?id=eq.11&select=id'),
  remove('customer?id=in.(12,13)&select=id&order=id', {
    headers: prefer('return=representation', 'count=exact'),
  }),
  remove('customer?id=eq.14', { headers: {} }),
  remove('customer?id=eq.15', { headers: prefer('count=exact') }),
  remove('customer?id=eq.16', { headers: one }),
  remove('customer?id=eq.16', { headers: one }),
  remove('guarded?id=eq.2&select=id', { as: person }),
  remove('guarded?id=eq.5&select=id', { as: person }),
  remove('job_tag?job_id=eq.1&tag_id=eq.2&select=job_id,tag_id,tag(name)'),
  // Calls
  { path: 'rpc/plus?a=2&b=3' },
  { path: 'rpc/plus?a=2' },
  { path: 'rpc/plus?a=2', method: 'HEAD' },
  post('rpc/plus', '{"a": 2, "b": 3}', { headers: {} }),
  post('rpc/plus', 'a=2&b=3', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  post('rpc/plus', '{"a": 2}', { headers: { accept: 'application/vnd.pgrst.object+json' } }),
  { path: 'rpc/jobs_of?state=open' },
  {
    path: 'rpc/jobs_of?state=open&select=id,customer!job_customer_id_fkey(name)&id=gt.1&order=id.desc&limit=1',
    headers: prefer('count=exact'),
  },
  post('rpc/jobs_of?select=id&order=id', '{"state": "open"}', { headers: prefer('count=exact') }),
  { path: 'rpc/first_job?select=id,title' },
  { path: 'rpc/first_job', headers: { accept: 'application/vnd.pgrst.object+json' } },
  { path: 'rpc/pairs' },
  { path: 'rpc/pairs?select=b' },
  { path: 'rpc/names' },
  post('rpc/names', '{}', { headers: {} }),
  post('rpc/nothing', '{}', { headers: {} }),
  post('rpc/echo', '{"value": {"n": 9007199254740993, "b": [1, null, "x"]}}', { headers: {} }),
  post('rpc/echo', '{"value": null}', { headers: {} }),
  post('rpc/echo', '{"value": "text"}', { headers: {} }),
  post('rpc/whole', '{"any": [1, 2]}', { headers: {} }),
  post('rpc/overloaded', '{"a": 1}', { headers: {} }),
  post('rpc/overloaded', '{"a": 1, "b": 2}', { headers: {} }),
  post('rpc/rename_employee?select=name', '{"id": 3, "name": "Renamed"}', { headers: {} }),
  post('rpc/counted_calls', '{}', { headers: prefer('count=exact') }),
  { path: 'rpc/who' },
  post('rpc/who', '{}', { as: person, headers: {} }),
  post('rpc/own_answer', '{}', { headers: {} }),
];
