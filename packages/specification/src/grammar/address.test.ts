import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tests/run/is-all.ts';
import { initialListState, type ListState, readListAddress, writeListAddress } from './address.ts';
import type { Filter } from './filter.ts';
import type { FilterTerm } from './filter-group.ts';

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
const path = fc.array(fc.oneof(text, fc.integer()), { minLength: 1, maxLength: 3 });
const one = fc.constantFrom(
  ...(['eq', 'neq', 'isNot', 'lt', 'lte', 'gt', 'gte'] as const),
  ...(['contains', 'notContains', 'starts', 'ends', 'covers', 'matches'] as const),
);
const many = fc.constantFrom('in', 'notIn', 'hasAll', 'hasAny', 'hasOnly');
const range = fc.constantFrom('[1,5)', '(,"a, b"]', 'empty', '["x\\"\\\\","z)")');
const filter: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({ field, operator: one, values: fc.tuple(text) }),
  fc.record({ field, operator: many, values: fc.array(text) }),
  fc.record({
    field,
    operator: fc.constantFrom('empty' as const, 'notEmpty' as const),
    values: fc.constant([]),
  }),
  fc.record({ field, operator: fc.constant('between' as const), values: fc.tuple(text, text) }),
  fc.record({
    field,
    operator: fc.constant('during' as const),
    values: fc.tuple(fc.constantFrom('today', 'last_7_days', 'next_30_days', 'this_week')),
  }),
  fc.record({
    field,
    operator: fc.constantFrom('overlaps', 'leftOf', 'rightOf'),
    values: fc.tuple(range),
  }),
  fc.record({
    field,
    path,
    operator: fc.constantFrom('eq', 'isNot', 'ends'),
    values: fc.tuple(text),
  }),
  fc.record({ field, path, operator: fc.constantFrom('in', 'notIn'), values: fc.array(text) }),
  fc.record(
    { field, path, operator: fc.constant('hasKey' as const), values: fc.tuple(text) },
    { requiredKeys: ['field', 'operator', 'values'] },
  ),
);
const anyRelated: fc.Arbitrary<FilterTerm> = fc.record(
  {
    operator: fc.constantFrom('and', 'or'),
    negated: fc.constant(true as const),
    relation: field,
    terms: fc.constant([]),
  },
  { requiredKeys: ['operator', 'relation', 'terms'] },
);
/** Groups that are not written like one condition: "between" is one of two. */
const { term: innerTerm } = fc.letrec<{ term: FilterTerm; group: FilterTerm }>((tie) => ({
  term: fc.oneof({ maxDepth: 3, withCrossShrink: true }, filter, anyRelated, tie('group')),
  group: fc.record(
    {
      operator: fc.constantFrom('and', 'or'),
      negated: fc.constant(true as const),
      relation: field,
      terms: fc.array(tie('term'), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['operator', 'terms'] },
  ),
}));
/** At the top, terms that all must hold are terms of the list. */
const term = innerTerm.filter(
  (each) =>
    !('terms' in each) ||
    each.operator === 'or' ||
    each.negated === true ||
    each.relation !== undefined,
);
const state: fc.Arbitrary<ListState> = fc.record(
  {
    filters: fc.array(term, { maxLength: 4 }),
    order: fc.array(
      fc.record(
        {
          field,
          by: field,
          direction: fc.constantFrom('ascending', 'descending'),
          nulls: fc.constantFrom('first', 'last'),
        },
        { requiredKeys: ['field', 'direction'] },
      ),
      { maxLength: 3 },
    ),
    search: text,
    offset: fc.nat(),
    start: text,
    limit: fc.integer({ min: 1, max: 1000 }),
  },
  { requiredKeys: ['filters', 'order', 'search', 'offset'] },
);

describe('the address of a list', () => {
  test('counts from the value that the list starts at, in either direction', () => {
    const state = { ...initialListState, order: [], start: 'eq.M, “n”', offset: -50 };
    expect(readListAddress(writeListAddress(state))).toEqual({ state, problems: [] });
    // A condition on a field of this name stays one.
    expect(readListAddress('start=eq.5').state.filters).toHaveLength(1);
  });

  test('gives back every state that was written into it', () => {
    fc.assert(
      fc.property(state, (given) => {
        expect(readListAddress(writeListAddress(given))).toEqual({ state: given, problems: [] });
      }),
      { numRuns: runs(2000) },
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
      { numRuns: runs(1000) },
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

  test.each<[string, FilterTerm]>([
    [
      'or=(status.eq.open,and(priority.eq.high,due_at.lt.now))',
      {
        operator: 'or',
        terms: [
          { field: 'status', operator: 'eq', values: ['open'] },
          {
            operator: 'and',
            terms: [
              { field: 'priority', operator: 'eq', values: ['high'] },
              { field: 'due_at', operator: 'lt', values: ['now'] },
            ],
          },
        ],
      },
    ],
    [
      'customer_id.country=eq.FR',
      {
        operator: 'and',
        relation: 'customer_id',
        terms: [{ field: 'country', operator: 'eq', values: ['FR'] }],
      },
    ],
    [
      'customer_id.not.or=(country.eq.FR,vip.is.true)',
      {
        operator: 'or',
        negated: true,
        relation: 'customer_id',
        terms: [
          { field: 'country', operator: 'eq', values: ['FR'] },
          { field: 'vip', operator: 'eq', values: ['true'] },
        ],
      },
    ],
    [
      'visit_task_id_fkey.not.and=()',
      { operator: 'and', negated: true, relation: 'visit_task_id_fkey', terms: [] },
    ],
    [
      'or=(vip.is.true,order_fkey.and())',
      {
        operator: 'or',
        terms: [
          { field: 'vip', operator: 'eq', values: ['true'] },
          { operator: 'and', relation: 'order_fkey', terms: [] },
        ],
      },
    ],
    [
      'status=not.in.(a,b)',
      {
        operator: 'and',
        negated: true,
        terms: [{ field: 'status', operator: 'in', values: ['a', 'b'] }],
      },
    ],
    [
      'or=(status.not.in.(a,b),status.is.null)',
      { field: 'status', operator: 'notIn', values: ['a', 'b'] },
    ],
    ['and=(due.gte.1,due.lte.2)', { field: 'due', operator: 'between', values: ['1', '2'] }],
    ['due=cd.last_7_days', { field: 'due', operator: 'during', values: ['last_7_days'] }],
    ['tags=cs.{a,b}', { field: 'tags', operator: 'hasAll', values: ['a', 'b'] }],
    ['span=cs.[5,5]', { field: 'span', operator: 'covers', values: ['5'] }],
    [
      'data->address->>city=eq.Oslo',
      { field: 'data', path: ['address', 'city'], operator: 'eq', values: ['Oslo'] },
    ],
    ['data->city=not.is.null', { field: 'data', operator: 'hasKey', values: ['city'] }],
    [
      'note=wfts.late -"no part"',
      { field: 'note', operator: 'matches', values: ['late -"no part"'] },
    ],
  ])('reads %s', (address, expected) => {
    const { state: read, problems } = readListAddress(address);
    expect(problems).toEqual([]);
    expect(read.filters).toEqual([expected]);
  });

  test.each([
    'and=(a.eq.1',
    'or=()',
    'or=(a.eq.1,and())',
    'customer.or=(a.eq.1',
    'data->city->>name->>x=eq.1',
    'data->city=eq.1',
    'tags=cs.{{a}}',
    'span=cs.[1,2]',
    'name=like.a*b',
    'name=ilike.a*b',
    'name=ilike.a',
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
