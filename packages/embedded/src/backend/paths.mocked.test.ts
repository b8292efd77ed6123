/** The schema that @supabase/lite serves without a key is not served. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from './backend.ts';
import { createBackend } from '../index.ts';

/** The paths requested of @supabase/lite. */
const asked = vi.hoisted((): string[] => []);
vi.mock('@supabase/lite', async (original) => {
  const lite = await original<typeof import('@supabase/lite')>();
  class ListeningApp extends lite.App {
    constructor(options: never) {
      super(options);
      const answer = this.fetch;
      this.fetch = (request) => {
        asked.push(new URL(request.url).pathname);
        return answer(request);
      };
    }
  }
  return { ...lite, App: ListeningApp };
});

let backend: Backend;

beforeAll(async () => {
  backend = await createBackend();
});
afterAll(() => backend.close());

test.each([
  '/_system/introspect',
  '/_system/introspect/',
  '//_system/introspect',
  '/_System/introspect',
  '/%5Fsystem/introspect',
  '/rest/v1/../../_system/info',
  '/rest/v1/%2e%2e/%2e%2e/_system/info',
  '/rest/v1/..%2f..%2f_system/introspect',
  '/rest/v1//_system/introspect',
  '/rest/v1/%5f_system%2fintrospect',
  '/rest/v1/%E0%A4%A',
  '/auth/v1/../../_system/introspect',
  '/auth/v1/..%2f..%2f_system/introspect',
  '/auth/v1/%5Fsystem/introspect',
  '/auth/v1//_system/introspect',
  '/auth/v1/_system/introspect',
  '/AUTH/v1/_system/introspect',
  '/storage/v10/object/bucket/file',
  '/',
  '/rest/v10',
])('%s is not served', async (path) => {
  const response = await backend.clientFetch(`http://backend.test${path}`, {
    headers: { apikey: backend.publishableKey },
  });
  expect(response.status).toBe(404);
});

/** Every way to write a step of a path that somebody might read as another one. */
const steps =
  '_system _System _SYSTEM %5Fsystem %5fSYSTEM %255Fsystem _system%00 introspect info rest auth AUTH ' +
  'v1 v%31 token settings . .. %2e %2E%2e .%2e %252e%252e ; %3b @ x.';
const step = fc.constantFrom('', ...steps.split(' '));
const separator = fc.constantFrom(
  '/',
  '/',
  '/',
  '//',
  '%2f',
  '%2F',
  '%5c',
  '\\',
  '/./',
  '?/',
  '#/',
);
const beginning = fc.constantFrom('/', '/rest/v1', '/auth/v1', '/auth/v1/token', '/REST/v1');

test('@supabase/lite only gets plain paths of Auth, for any request', async () => {
  const path = fc
    .tuple(beginning, fc.array(fc.tuple(separator, step), { maxLength: 7 }))
    .map(([first, more]) => first + more.flat().join(''));
  await fc.assert(
    fc.asyncProperty(path, fc.constantFrom('GET', 'POST', 'HEAD'), async (sent, method) => {
      asked.length = 0;
      const headers = { apikey: backend.publishableKey };
      const request = new Request(`http://backend.test${sent}`, { method, headers });
      await (await backend.fetch(request)).text();
      expect(asked.filter((each) => !/^\/auth\/v1(\/(?!_)[\w.-]+)*\/?$/.test(each))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each(['GET', 'HEAD'])('%s requests to Auth are passed on', async (method) => {
  asked.length = 0;
  const headers = { apikey: backend.publishableKey };
  const url = 'http://backend.test/auth/v1/settings';
  const response = await backend.clientFetch(url, { method, headers });
  expect(response.status).toBe(200);
  expect(asked).toEqual(['/auth/v1/settings']);
});
