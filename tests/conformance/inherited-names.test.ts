/** Names that JavaScript's own objects have are names like any other, in every place. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compared } from './pair/compare.ts';
import { openPair, type Pair } from './pair/open-pair.ts';
import { namedRequests, namesSql } from './requests/names.ts';

let pair: Pair;

beforeAll(async () => {
  pair = await openPair(namesSql);
});

afterAll(() => pair.close());

const requests = namedRequests.map((request) => {
  const { method = 'GET', path, headers, as, body } = request;
  const more = [...Object.values(headers ?? {}), as?.role, body].filter(Boolean).join(' ');
  return { name: `${method} ${decodeURIComponent(path)} ${more}`, request };
});

test.each(requests)('$name', async ({ request }) => {
  const { found, wanted } = compared(await pair.send(request));
  expect(found).toEqual(wanted);
});
