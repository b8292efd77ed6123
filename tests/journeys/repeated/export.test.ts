/** In English, whose texts are shorter than German ones. */
import { expect, test } from 'vitest';
import { exportOnPhone } from '../export-on-phone.ts';

test('a phone in en-GB has room for the menu, and exports in a drawer', async () => {
  expect(await exportOnPhone('en-GB', { menu: 'More actions', entry: /^Export/ })).toEqual([]);
});
