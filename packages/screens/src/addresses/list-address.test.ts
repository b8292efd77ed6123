import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameView, readAddress, viewAddress, writeAddress } from './list-address.ts';
import { withPanel } from './list-panel.ts';

const parameters = fc.uniqueArray(
  fc.constantFrom(
    'status=in.(open,planned)',
    'title=eq.a%26b%3D%22c%22',
    'due_at=gte.today',
    'due_at=lt.now',
    'search=pump%20%26%20valve',
    'order=due_at.asc,number.desc',
    'limit=25',
    'select=number,%22odd%2C%20name%22',
    'view=board.status',
  ),
);
const places = fc.constantFrom(
  'offset=50',
  'offset=0',
  'saved=view.1',
  'saved=team.a%26b',
  'panel=record.a%26b',
);

test('a view is the same in any order of parameters and on any page', () => {
  fc.assert(
    fc.property(
      parameters.chain((all) =>
        fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
      ),
      fc.array(places),
      ([all, shuffled], added) => {
        expect(isSameView(all.join('&'), [...added, ...shuffled].join('&'))).toBe(true);
      },
    ),
  );
});

test('every parameter of a view’s address matters', () => {
  fc.assert(
    fc.property(parameters, fc.nat(), (all, index) => {
      const address = viewAddress(all.join('&'));
      expect(viewAddress(address)).toBe(address);
      expect(isSameView(address, all.join('&'))).toBe(true);
      if (all.length === 0) return;
      const fewer = all.toSpliced(index % all.length, 1).join('&');
      expect(isSameView(address, fewer)).toBe(false);
    }),
  );
});

test('an address that is read is written unchanged', () => {
  fc.assert(
    fc.property(parameters, fc.array(places, { maxLength: 1 }), (all, added) => {
      const address = writeAddress(readAddress([...all, ...added].join('&')));
      expect(writeAddress(readAddress(address))).toBe(address);
    }),
  );
});

test('a calendar’s day is not part of a view, but its unit and the order of columns are', () => {
  expect(viewAddress('view=calendar.due_at.week.2026-11-25')).toBe('view=calendar.due_at.week');
  expect(isSameView('view=calendar.due_at.day', 'view=calendar.due_at.week')).toBe(false);
  expect(isSameView('view=calendar.due_at.2026-11', 'view=calendar.due_at')).toBe(true);
  expect(isSameView('select=a,b', 'select=b,a')).toBe(false);
  expect(isSameView('order=a.asc,b.asc', 'order=b.asc,a.asc')).toBe(false);
});

test('a condition on a field called “saved” is no saved view', () => {
  expect(readAddress('saved=eq.view.1')).toMatchObject({
    saved: undefined,
    state: { filters: [{ field: 'saved', operator: 'eq', values: ['view.1'] }] },
  });
  expect(readAddress('saved=view.1')).toMatchObject({ saved: 'view.1', problems: [] });
});

test('a record is opened beside a list whose address stays the same otherwise', () => {
  const address = '/data/order?panel=eq.left&order=due_at.asc';
  const opened = withPanel(address, 'a&b,"c"');
  expect(readAddress(opened.split('?')[1] ?? '')).toMatchObject({
    panel: 'a&b,"c"',
    state: { filters: [{ field: 'panel', operator: 'eq', values: ['left'] }] },
  });
  expect(withPanel(opened, '')).toBe(`${address}&panel=record.`);
  expect(withPanel(opened, undefined)).toBe(address);
  expect(withPanel('/data/order?panel=record.1', undefined)).toBe('/data/order');
});
