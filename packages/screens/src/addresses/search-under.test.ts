import fc from 'fast-check';
import { expect, it } from 'vitest';
import { searchUnder, withSearchUnder } from './search-under.ts';

const name = fc.stringMatching(/^[a-z_]{1,8}$/);
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
      expect(searchUnder(both, one)).toBe(first);
      expect(searchUnder(both, other)).toBe(second);
      expect(withSearchUnder(withSearchUnder(both, one, ''), other, '')).toBe('day=2026-11-20');
    }),
  );
});

it('reads what is under the name alone', () => {
  expect(
    searchUnder('?orders.status=eq.open&orders_old.status=eq.done&status=eq.new', 'orders'),
  ).toBe('status=eq.open');
});
