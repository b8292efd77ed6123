import { expect, test } from 'vitest';
import type { Entity, Field } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { labelOfRow } from './label.ts';

const field = (name: string, kind: ValueKind = 'text') => ({ name, kind, type: kind }) as Field;
const entity = { key: ['id'], unique: [['code']] } as unknown as Entity;

test.each<[string, readonly Field[], Record<string, unknown>]>([
  ['Ann Ames', [field('first'), field('last')], { first: 'Ann', last: 'Ames' }],
  ['Ann', [field('first'), field('last')], { first: 'Ann', last: null }],
  ['Pump · P-1', [field('name'), field('code')], { name: 'Pump', code: 'P-1' }],
  [
    '7 · 2021-01-01',
    [field('id', 'integer'), field('at', 'timestamp')],
    { id: 7, at: '2021-01-01T00:00:00' },
  ],
  ['2021-01-01 10:30:00', [field('at', 'timestamp')], { at: '2021-01-01T10:30:00' }],
  ['', [field('name')], { name: null }],
])('%s', (label, fields, row) => {
  expect(labelOfRow(entity, fields, row)).toBe(label);
});
