import { describe, expect, test } from 'vitest';
import type { FieldDescriptor, FieldKind, RecordRow } from '../../shapes/index.ts';
import { cardLines, speaksForItself } from './card-content.tsx';

function field(name: string, kind: FieldKind, more: Partial<FieldDescriptor> = {}) {
  return { name, label: name, kind, required: false, readOnly: false, hasDefault: false, ...more };
}

const number = field('number', 'text');
const status = field('status', 'enum', {
  options: [{ value: 'open', label: 'Open', tone: 'info' }],
});
const due = field('due', 'instant');
const opened = field('opened', 'instant');
const estimate = field('estimate', 'decimal');
const customer = field('customer_id', 'uuid', {
  reference: { constraint: 'customer_fkey', entityLabel: 'Customer' },
});
const payload = field('payload', 'json');

const row: RecordRow = {
  id: '1',
  title: 'Compressor trips on start',
  values: {
    number: 'WO-4807',
    status: 'open',
    due: '2026-11-20T13:00:00+00:00',
    opened: null,
    estimate: '1240.00',
    customer_id: 7,
    payload: {},
  },
  links: { customer_fkey: { label: 'Nordlicht Bakery' } },
};

const names = (fields: readonly FieldDescriptor[]) => fields.map((field) => field.name);

describe('a card', () => {
  test('has states first, then times and amounts, then the fields that identify it', () => {
    const lines = cardLines([number, estimate, due, payload, customer, status], row);
    expect(names(lines.first)).toEqual(['status', 'due']);
    expect(names(lines.second)).toEqual(['number', 'estimate', 'customer_id']);
  });

  test('leaves out empty values', () => {
    expect(names(cardLines([opened, number], row).first)).toEqual([]);
    const without = { ...row, values: { ...row.values, number: '' } };
    expect(names(cardLines([number], without).second)).toEqual([]);
  });

  test('names amounts, and dates where there are two', () => {
    expect(speaksForItself(estimate, [due, estimate])).toBe(false);
    expect(speaksForItself(due, [due, estimate])).toBe(true);
    expect(speaksForItself(due, [due, opened])).toBe(false);
    expect(speaksForItself(status, [status, due, opened])).toBe(true);
  });
});
