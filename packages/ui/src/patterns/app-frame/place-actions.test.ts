import { expect, it } from 'vitest';
import { placeActions } from './place-actions.ts';

const keysOf = (...entries: readonly (readonly [label: string, href: string])[]) =>
  placeActions([{ id: 'all', entries: entries.map(([label, href]) => ({ label, href })) }]).map(
    ({ shortcut, href }) => `${shortcut} ${href}`,
  );

it('gives each place the first letter of its name that no other has', () => {
  expect(
    keysOf(
      ['Home', '/'],
      ['Customers', '/data/customer'],
      ['Contacts', '/data/contact'],
      ['Équipes', '/data/team'],
    ),
  ).toEqual(['G H /', 'G C /data/customer', 'G O /data/contact', 'G E /data/team']);
});

it('takes the address of a place whose name has no Latin letters', () => {
  expect(keysOf(['العملاء', '/data/customer'])).toEqual(['G C /data/customer']);
});

it('leaves out a place for which no letter is left', () => {
  expect(keysOf(['Aa', '/'], ['A', '/'])).toEqual(['G A /']);
});
