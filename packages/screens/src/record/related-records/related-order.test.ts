import type { RelatedList, SortKey } from '@ninefold/data/records';
import type { Entity, Field } from '@ninefold/specification';
import { describe, expect, it } from 'vitest';
import { inNavigationOrder, relatedOrder } from './related-order.ts';

const field = (name: string, kind: Field['kind'], sql: string | null = null) =>
  ({ name, kind, default: sql, grants: { select: true } }) as Field;

const entity = (name: string, order?: readonly SortKey[], position?: string) =>
  ({
    schema: 'public',
    name,
    key: ['id'],
    unique: [['customer_id', 'position']],
    references: [{ fields: ['customer_id'] }],
    fields: [
      field('id', 'integer'),
      field('name', 'text'),
      field('due_at', 'instant'),
      field('updated_at', 'instant', 'now()'),
      ...(position === undefined ? [] : [{ ...field(position, 'integer'), generated: 'no' }]),
    ],
    ...(order && { list: { order: { value: order } } }),
  }) as unknown as Entity;

describe('the order of related records', () => {
  it.each<[string, readonly SortKey[] | undefined, string]>([
    ['a list by time', [{ field: 'due_at', direction: 'ascending' }], 'due_at descending'],
    ['a list by name', [{ field: 'name', direction: 'ascending' }], 'name ascending'],
    ['a list without an order', undefined, 'updated_at descending'],
  ])('of %s', (_list, order, expected) => {
    const written = relatedOrder(entity('visit', order)).map(
      (key) => `${key.field} ${key.direction}`,
    );
    expect(written).toEqual([expected]);
  });

  it('is by position, if they have one', () => {
    expect(relatedOrder(entity('line', undefined, 'position'))).toEqual([
      { field: 'position', direction: 'ascending' },
    ]);
  });

  it('puts lists in the order of the navigation, then the others', () => {
    const lists = ['note', 'visit', 'invoice'].map(
      (name) => ({ entity: entity(name) }) as RelatedList,
    );
    const navigation = [entity('invoice'), entity('customer'), entity('visit')];
    const names = inNavigationOrder(lists, navigation).map((list) => list.entity.name);
    expect(names).toEqual(['invoice', 'visit', 'note']);
  });
});
