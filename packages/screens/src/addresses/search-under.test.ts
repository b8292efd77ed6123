import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSearch, stringifySearch } from './search-codec.ts';
import { searchUnder, withParameter, withSearchUnder } from './search-under.ts';

const name = fc.stringMatching(/^[a.%:]{1,3}$/);
const parameters = fc
  .array(
    fc.tuple(
      fc.stringMatching(/^[a-z_]{1,8}(\.[a-z]{1,4})?$/),
      fc.string().map(encodeURIComponent),
    ),
    { maxLength: 4 },
  )
  .map((all) => all.map((each) => each.join('=')).join('&'));

it('keeps the lists of a screen apart', () => {
  fc.assert(
    fc.property(name, name, parameters, parameters, (one, other, first, second) => {
      fc.pre(one !== other);
      const both = withSearchUnder(withSearchUnder('day=2026-11-20', one, first), other, second);
      // The router writes each address anew.
      const shown = stringifySearch(parseSearch(both));
      expect(parseSearch(searchUnder(shown, one))).toEqual(parseSearch(first));
      expect(parseSearch(searchUnder(shown, other))).toEqual(parseSearch(second));
      expect(withSearchUnder(withSearchUnder(both, one, ''), other, '')).toBe('day=2026-11-20');
    }),
  );
});

it('reads what is under the name alone', () => {
  expect(
    searchUnder('?orders.status=eq.open&orders_old.status=eq.done&status=eq.new', 'orders'),
  ).toBe('status=eq.open');
});

it('keeps a name apart from one that goes on after a dot', () => {
  const search = withSearchUnder('', 'orders.old', 'status=eq.done');
  expect(searchUnder(search, 'orders')).toBe('');
  expect(searchUnder(search, 'orders.old')).toBe('status=eq.done');
});

it('changes one parameter and keeps the others as they are', () => {
  const search = '?orders.status=in.(open,planned)&day=2026-11-20&days=2';
  expect(withParameter(search, 'day', '2026-11-21')).toBe(
    'orders.status=in.(open,planned)&days=2&day=2026-11-21',
  );
  expect(withParameter(search, 'day', undefined)).toBe('orders.status=in.(open,planned)&days=2');
});
