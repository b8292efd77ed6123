import { expect, it } from 'vitest';
import { sameScreen } from './tenant-address.ts';

it.each([
  ['/data/tasks', '/data/tasks'],
  ['/data/tasks/new', '/data/tasks'],
  ['/data/billing.invoices/1/edit', '/data/billing.invoices'],
  ['/data', '/'],
  ['/', '/'],
  ['/customers/7', '/'],
])('another tenant begins on %s with %s', (pathname, screen) => {
  expect(sameScreen(pathname)).toBe(screen);
});
