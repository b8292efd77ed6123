import { messageLanguage, setMessageLanguage } from '@ninefold/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity, Field } from '@ninefold/specification';
import type { ValueKind } from '@ninefold/values';
import { labelOfRow } from './label.ts';

const field = (name: string, kind: ValueKind = 'text') => ({ name, kind, type: kind }) as Field;
const days = { ...field('during', 'range'), type: 'daterange', elementKind: 'date' } as Field;
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
  ['14:05', [field('at', 'time')], { at: '14:05:00' }],
  ['14:05:30.5 +02', [field('at', 'time')], { at: '14:05:30.5+02' }],
  ['24:00:00', [field('at', 'time')], { at: '24:00:00' }],
  ['Pump · No', [field('name'), field('active', 'boolean')], { name: 'Pump', active: false }],
  ['', [field('active', 'boolean')], { active: null }],
  ['1234567', [field('id', 'integer')], { id: 1234567 }],
  ['1 Jan 2026 – 31 Jan 2026', [days], { during: '[2026-01-01,2026-02-01)' }],
  ['1 Jan 2026', [days], { during: '[2026-01-01,2026-01-02)' }],
  ['1 Jan 2026 –', [days], { during: '[2026-01-01,)' }],
  ['1 – 10', [{ ...days, type: 'int4range', elementKind: 'integer' }], { during: '[1,11)' }],
  ['empty', [days], { during: 'empty' }],
  [
    '20 Nov 2026, 08:00 – 20 Nov 2026, 12:00',
    [{ ...days, type: 'tstzrange', elementKind: 'instant' }],
    { during: '["2026-11-20 07:00:00+00","2026-11-20 11:00:00+00")' },
  ],
])('%s', (label, fields, row) => {
  expect(labelOfRow(entity, fields, row)).toBe(label);
});

test('a label in a file is the same for everybody', () => {
  const row = { at: '2024-03-01T08:30:00+00:00' };
  const label = labelOfRow(entity, [field('at', 'instant')], row, { exact: true });
  expect(label).toBe('2024-03-01 08:30:00+00:00');
});

test('a key has the digits of the language', () => {
  setMessageLanguage({ ...messageLanguage(), format: 'ar-EG' });
  expect(labelOfRow(entity, [field('id', 'integer')], { id: 4811 })).toBe('٤٨١١');
});
