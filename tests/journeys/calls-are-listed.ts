/** Every journey: a call that the catalogue does not list is a fault of the journey's. */
import { afterEach, expect } from 'vitest';
import { unlistedRequests } from './asked-requests.ts';

afterEach(async () => {
  expect(await unlistedRequests()).toEqual([]);
});
