import { type Entity, type Field, findEntity } from '@ninefold/specification';
import { expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { computedValues } from './computed-values.ts';

const order = findEntity(workshop, 'work_order') as Entity;
const [any] = order.fields as [Field];
const column = (name: string, kind: Field['kind'], type: string, more?: Partial<Field>): Field => ({
  ...any,
  name,
  kind,
  type,
  default: null,
  generated: 'no',
  nullable: true,
  ...more,
});
const generated = (name: string, type: string, expression: string): Field =>
  column(name, 'decimal', type, { generated: 'stored', expression });

const line: Entity = {
  ...order,
  fields: [
    column('quantity', 'decimal', 'numeric(10,2)', { default: "'1'::numeric" }),
    column('unit_price', 'decimal', 'numeric(12,2)'),
    column('discount', 'decimal', 'numeric(5,2)', { default: '0' }),
    column('net', 'decimal', 'numeric(12,2)', { assignedByTrigger: 'always' }),
    generated(
      'amount',
      'numeric(14,2)',
      'round(((quantity * unit_price) * ((1)::numeric - (discount / (100)::numeric))), 2)',
    ),
    generated('gross', 'numeric(12,2)', 'round((net * 1.19), 2)'),
    generated('score', 'numeric', 'own_function(quantity)'),
  ],
};

it.each([
  [{ quantity: '3', unit_price: '19.99', discount: '10' }, '53.97'],
  // Defaults count where nothing is sent, as in the database.
  [{ unit_price: '0.10' }, '0.10'],
  [{ quantity: null, unit_price: '5' }, null],
  [{ quantity: undefined, unit_price: '5' }, undefined],
])('computes the amount of %j', (sent, amount) => {
  expect(computedValues(line, { sent })['amount']).toBe(amount);
});

it('takes what is not sent from the stored record, and never a stored computed value', () => {
  const before = { quantity: '2.00', unit_price: '4.00', discount: '0', amount: '99.00' };
  expect(computedValues(line, { before, sent: { quantity: '5' } })['amount']).toBe('20.00');
});

it('leaves to the database what a trigger or its own function decides, and what doesn’t fit the column', () => {
  const { gross, score } = computedValues(line, { sent: { quantity: '1', net: '10' } });
  expect([gross, score]).toEqual([undefined, undefined]);
  const sent = { quantity: '99999999', unit_price: '9999999999' };
  expect(computedValues(line, { sent })['amount']).toBeUndefined();
});
