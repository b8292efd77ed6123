import { describe, expect, it } from 'vitest';
import {
  ascending,
  columnsAfter,
  descending,
  index,
  list,
  refer,
  restrict,
  bare,
} from '../../testing/advice/work-orders.ts';
import { after, type Draft, field, order, policy } from '../../testing/difference/drafts.ts';
import { wantedIndexes } from './indexes.ts';

const cases: readonly (readonly [
  what: string,
  change: (draft: Draft) => unknown,
  columns: readonly string[],
])[] = [
  ['a foreign key', (d) => [refer(d), order(d).indexes?.pop()], ['(customer_id)']],
  [
    'an order, ended by the key',
    (d) => list(d, 'due_at, -opened_at'),
    ['(due_at, opened_at desc, id)'],
  ],
  [
    'empty values at the end of a descending order',
    (d) => [list(d, '-due_at'), (field(d, 'due_at').nullable = true)],
    ['(due_at desc nulls last, id)'],
  ],
  [
    'an order before those of linked records',
    (d) => [refer(d), list(d, 'due_at, customer_id')],
    ['(due_at)'],
  ],
  [
    'the order of equal values',
    (d) => list(d, 'due_at', { status: 'eq.open' }),
    ['(status, due_at, id)'],
  ],
  [
    'a choice of values beside the order',
    (d) => list(d, 'due_at', { status: 'in.(open,planned)', number: 'gt.5' }),
    ['(due_at, id)', '(status)'],
  ],
  [
    'equal values that Postgres compares before the policies, and no others',
    (d) => [list(d, 'due_at', { status: 'eq.open', number: 'eq.5' }), restrict(d, 'true')],
    ['(number, due_at, id)'],
  ],
  [
    'a policy',
    (d) => restrict(d, '(customer_id = ( SELECT auth.uid() AS uid))'),
    ['(customer_id)'],
  ],
  [
    'a policy beside one for other roles, and a restrictive one',
    (d) => [
      restrict(d, '(customer_id = 5)'),
      d.permissions.policies?.push(
        { ...policy(d), roles: ['clerk'], using: 'private.is_office()' },
        { ...policy(d), permissive: false, roles: ['clerk'], using: '(status = 5)' },
      ),
    ],
    ['(customer_id)', '(status)'],
  ],
  [
    'a policy, and a list with the same beginning',
    (d) => [
      list(d, 'due_at', { customer_id: 'eq.5' }),
      restrict(d, '(customer_id = ( SELECT auth.uid() AS uid))'),
    ],
    ['(customer_id, due_at, id)'],
  ],
  [
    'an order, where an index is not unique or has only some rows',
    (d) => [
      list(d, 'due_at'),
      index(d, [{ field: 'due_at', ...ascending }]),
      index(d, [{ field: 'due_at', ...ascending }], { unique: true, predicate: '(id > 5)' }),
    ],
    ['(due_at, id)'],
  ],
  [
    'an order, where an index has empty values at the other end',
    (d) => [
      list(d, '-due_at'),
      (field(d, 'due_at').nullable = true),
      index(d, [
        { field: 'due_at', ...descending },
        { field: 'id', ...ascending },
      ]),
    ],
    ['(due_at desc nulls last, id)'],
  ],
  [
    'an order, where an index compares texts in another way',
    (d) => [
      list(d, 'title'),
      index(d, [{ field: 'title', operatorClass: 'text_pattern_ops', ...ascending }], {
        unique: true,
      }),
    ],
    ['(title, id)'],
  ],
];

const served: readonly (readonly [what: string, change: (draft: Draft) => unknown])[] = [
  ['an order by the key', (d) => list(d, '-id')],
  ['an order by linked records', (d) => [refer(d), list(d, 'customer_id, due_at')]],
  [
    'an order that an index has in reverse',
    (d) => [
      list(d, 'due_at'),
      index(d, [
        { field: 'due_at', ...descending },
        { field: 'id', ...descending },
      ]),
    ],
  ],
  [
    'an order by unique values',
    (d) => [list(d, '-number'), index(d, [{ field: 'number', ...ascending }], { unique: true })],
  ],
  [
    'a choice of values with which an index begins',
    (d) => [
      list(d, '', { status: 'in.(open,planned)' }),
      index(d, [
        { field: 'status', ...ascending },
        { field: 'due_at', ...ascending },
      ]),
    ],
  ],
  [
    'a policy of a table with row-level security off',
    (d) => [restrict(d, '(customer_id = 5)'), (order(d).rowSecurity = false)],
  ],
  [
    'a policy beside one that reads every record',
    (d) => [
      restrict(d, '(customer_id = 5)'),
      d.permissions.policies?.push({
        ...policy(d),
        roles: ['public'],
        using: 'private.is_office()',
      }),
    ],
  ],
  [
    'a policy for writing',
    (d) => Object.assign(policy(d), { command: 'update', using: '(customer_id = 5)' }),
  ],
  [
    'columns that can’t be indexed',
    (d) => [
      list(d, 'due_at', { title: 'eq.5' }),
      (field(d, 'due_at').kind = 'json'),
      (field(d, 'title').virtual = true),
    ],
  ],
  [
    'a list that people don’t see',
    (d) => [
      list(d, 'due_at'),
      (order(d).hidden = { value: true, source: order(d).source }),
      (order(d).estimatedRows = 1_000_000),
    ],
  ],
  ['a table whose indexes aren’t known', (d) => [list(d, 'due_at'), delete order(d).indexes]],
  ['a view', (d) => [list(d, 'due_at'), (order(d).kind = 'view')]],
  ['a small table', (d) => [list(d, 'due_at'), (order(d).estimatedRows = 9999)]],
  ['a search of a table that isn’t large', (d) => (order(d).estimatedRows = 100_000)],
];

describe('wanted indexes', () => {
  it.each(cases)('serve %s', (_, change, columns) => {
    expect(columnsAfter(change)).toEqual(columns);
    // A table of unknown size may be large.
    expect(columnsAfter((draft) => [change(draft), (order(draft).estimatedRows = 10_000)])).toEqual(
      columns,
    );
  });

  it.each(served)('are none for %s', (_, change) => {
    expect(columnsAfter(change)).toEqual([]);
  });

  it('serve foreign keys of small tables too', () => {
    expect(
      columnsAfter((d) => [refer(d), order(d).indexes?.pop(), (order(d).estimatedRows = 5)]),
    ).toEqual(['(customer_id)']);
  });

  it('have a sentence for each use', () => {
    const found = wantedIndexes(
      after((d) => {
        bare(d);
        refer(d);
        order(d).indexes?.pop();
        list(d, 'due_at', { customer_id: 'eq.5' });
        restrict(d, '(customer_id = 1)');
        d.permissions.policies?.push(policy(d));
      }),
    );
    expect(found).toEqual([
      {
        schema: 'public',
        table: 'work_order',
        method: 'btree',
        columns: [
          { field: 'customer_id' },
          { field: 'due_at', ...ascending },
          { field: 'id', ...ascending },
        ],
        reason:
          'The list is filtered by customer_id and sorted by due_at. The foreign key work_order_customer_id_fkey is used in joins, and whenever a record that it refers to is deleted. The policy “work_order_read” selects records by customer_id.',
      },
    ]);
  });
});
