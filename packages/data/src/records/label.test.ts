import { messageLanguage, setMessageLanguage } from '@ninefold/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity, Field } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { labelOfRow } from './label.ts';

const field = (name: string, kind: ValueKind = 'text') => ({ name, kind, type: kind }) as Field;
const entity = { key: ['id'], unique: [['code']] } as unknown as Entity;

const language = messageLanguage();
beforeAll(() => setMessageLanguage({ ...language, format: 'en-GB', timeZone: 'Europe/Berlin' }));
afterAll(() => setMessageLanguage(language));

test.each<[string, readonly Field[], Record<string, unknown>]>([
  ['Ann Ames', [field('first'), field('last')], { first: 'Ann', last: 'Ames' }],
  ['Ann', [field('first'), field('last')], { first: 'Ann', last: null }],
  ['Pump · P-1', [field('name'), field('code')], { name: 'Pump', code: 'P-1' }],
  [
    '7 · 1 Jan 2021, 00:00',
    [field('id', 'integer'), field('at', 'timestamp')],
    { id: 7, at: '2021-01-01T00:00:00' },
  ],
  ['1 Jan 2021, 10:30', [field('at', 'timestamp')], { at: '2021-01-01T10:30:00' }],
  ['1 Jan 2021', [field('on', 'date')], { on: '2021-01-01' }],
  ['infinity', [field('on', 'date')], { on: 'infinity' }],
  ['1 Mar 2024, 09:30', [field('at', 'instant')], { at: '2024-03-01T08:30:00+00:00' }],
  [
    '1 Mar 2024, 09:30:05.25 · door',
    [field('at', 'instant'), field('sensor')],
    { at: '2024-03-01T08:30:05.25+00:00', sensor: 'door' },
  ],
  ['', [field('name')], { name: null }],
])('%s', (label, fields, row) => {
  expect(labelOfRow(entity, fields, row)).toBe(label);
});

test('a label in a file is the same for everybody', () => {
  const row = { at: '2024-03-01T08:30:00+00:00' };
  const label = labelOfRow(entity, [field('at', 'instant')], row, { exact: true });
  expect(label).toBe('2024-03-01 08:30:00+00:00');
});
