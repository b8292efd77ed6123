/** A setup file: every journey ends like this. */
import { afterAll, afterEach, expect } from 'vitest';
import { unlistedRequests } from './asked-requests.ts';
import { closePages, openPages } from './browser.ts';
import { describePages } from './describe-pages.ts';

afterEach(async () => {
  await describePages(await openPages());
  // A call that the catalogue does not list is a fault of the journey's.
  expect(await unlistedRequests()).toEqual([]);
});
// oxlint-disable-next-line no-empty-pattern -- Vitest takes no other parameter for the context.
afterAll(async ({}, { result }) => {
  await describePages(await openPages(), result?.errors);
  await closePages();
});
