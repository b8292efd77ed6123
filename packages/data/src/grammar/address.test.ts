import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialListState, type ListState, readListAddress, writeListAddress } from './address.ts';
import type { Filter } from './filter.ts';

const marks = fc.constantFrom(
  ...Array.from('"\\,.:()*%_+&=#? {}[]\'!-ä😀\n\u00a0'),
  'or',
  'null',
  'not.',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.array(marks).map((parts) => parts.join('')),
);
const field = fc.oneof(
  text,
  fc.constantFrom('order', 'select', 'offset', 'limit', 'search', 'and', 'or', 'not', 'columns'),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    field,
    operator: fc.constantFrom('eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'contains', 'starts'),
    values: fc.tuple(text),
  }),
  fc.record({ field, operator: fc.constant('in' as const), values: fc.array(text) }),
  fc.record({
    field,
    operator: fc.constantFrom('empty' as const, 'notEmpty' as const),
    values: fc.constant([]),
  }),
);
const state: fc.Arbitrary<ListState> = fc.record(
  {
    filters: fc.array(filter, { maxLength: 4 }),
    order: fc.array(fc.record({ field, direction: fc.constantFrom('ascending', 'descending') }), {
      maxLength: 3,
    }),
    search: text,
    offset: fc.nat(),
    limit: fc.integer({ min: 1, max: 1000 }),
  },
  { requiredKeys: ['filters', 'order', 'search', 'offset'] },
);

describe('the address of a list', () => {
  test('gives back every state that was written into it', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readListAddress(writeListAddress(given))).toEqual({ state: given, problems: [] });
      }),
      { numRuns: 2000 },
    );
  });

  test('is never refused by an exception, whatever it holds', () => {
    const part = fc.oneof(text, fc.constantFrom('order', 'and', 'offset', 'in.(', 'ilike.*', '('));
    fc.assert(
      fc.property(fc.array(fc.tuple(part, fc.array(part))), (pairs) => {
        const address = new URLSearchParams(pairs.map(([name, value]) => [name, value.join('')]));
        const { state: read, problems } = readListAddress(address);
        expect(problems.every(({ message }) => /^[A-Z“].*\.$/su.test(message))).toBe(true);
        expect(readListAddress(writeListAddress(read)).state).toEqual(read);
      }),
      { numRuns: 1000 },
    );
  });

  test('reads like PostgREST’s own', () => {
    const given: ListState = {
      filters: [
        { field: 'status', operator: 'in', values: ['open', 'done, paid'] },
        { field: 'title', operator: 'contains', values: ['50%'] },
        { field: 'due_at', operator: 'gte', values: ['2026-01-01'] },
        { field: 'due_at', operator: 'lt', values: ['2026-02-01'] },
        { field: 'order', operator: 'eq', values: ['5'] },
        { field: 'region', operator: 'notEmpty', values: [] },
      ],
      order: [
        { field: 'due_at', direction: 'ascending' },
        { field: 'a.b', direction: 'descending' },
      ],
      search: 'pump',
      offset: 50,
    };
    const address = writeListAddress(given);
    expect([...new URLSearchParams(address)]).toEqual([
      ['status', 'in.(open,"done, paid")'],
      ['title', String.raw`ilike.*50\%*`],
      ['due_at', 'gte.2026-01-01'],
      ['due_at', 'lt.2026-02-01'],
      ['"order"', 'eq.5'],
      ['region', 'not.is.null'],
      ['search', 'pump'],
      ['order', 'due_at.asc,"a.b".desc'],
      ['offset', '50'],
    ]);
    expect(address).toContain('due_at=gte.2026-01-01&due_at=lt.2026-02-01');
    expect(writeListAddress(initialListState)).toBe('');
  });

  test('is read in the other ways of writing the same', () => {
    const address = 'and=(order.eq.5,"a.b".in.(x,"y,z"),and(note.eq."q)"))&vip=is.true&order=name';
    expect(readListAddress(address)).toEqual({
      problems: [],
      state: {
        ...initialListState,
        filters: [
          { field: 'order', operator: 'eq', values: ['5'] },
          { field: 'a.b', operator: 'in', values: ['x', 'y,z'] },
          { field: 'note', operator: 'eq', values: ['q)'] },
          { field: 'vip', operator: 'eq', values: ['true'] },
        ],
        order: [{ field: 'name', direction: 'ascending' }],
      },
    });
  });

  test.each([
    'or=(a.eq.1,b.eq.2)',
    'and=(a.eq.1,or(b.eq.2,c.eq.3))',
    'and=(a.eq.1',
    'customer.name=eq.x',
    'name=like.a*b',
    'name=ilike.a*b',
    'name=ilike.*a',
    'name=imatch.a.b',
    'name=fts.x',
    'name',
    'status=in.open',
    'status=in.("open)',
    'order=due_at.up',
    'order=,',
    'offset=-1',
    'limit=0',
    'columns=a',
  ])('says that it does not understand %s', (address) => {
    const { state: read, problems } = readListAddress(address);
    expect(read).toEqual(initialListState);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/is ignored|starts at the first row/);
  });
});
