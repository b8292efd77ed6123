import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readProduct } from './product-page.ts';
import { UsageError } from '../errors/usage-error.ts';

const folder = join(import.meta.dirname, '../../../../apps/web/public');

test('undeclared values are Ninefold’s', async () => {
  expect(await readProduct({}, {}, folder)).toEqual({
    title: 'Ninefold',
    shortName: 'Ninefold',
    description: undefined,
    icon: 'icon.svg',
    address: undefined,
    image: undefined,
  });
});

test('a picture has an absolute address', async () => {
  const application = { image: 'icon.svg', address: 'https://a.example/orders' };
  expect(await readProduct({ title: 'Orders', application }, {}, folder)).toMatchObject({
    title: 'Orders',
    shortName: 'Orders',
    address: 'https://a.example/orders/',
    image: 'https://a.example/orders/icon.svg',
  });
});

test.each([
  [{ image: 'missing.png', address: 'https://a.example/' }, 'the folder public has no such file'],
  [{ address: 'orders' }, 'which is not a URL'],
  [{ image: 'icon.svg' }, 'without application.address'],
])('%o is refused', async (application, message) => {
  await expect(readProduct({ application }, {}, folder)).rejects.toThrow(UsageError);
  await expect(readProduct({ application }, {}, folder)).rejects.toThrow(message);
});
