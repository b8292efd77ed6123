/** What is refused before it is sent, beside what a real Postgres refuses. */
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lendPostgres } from '../../../embedded/testing/index.ts';
import { checkText } from './index.ts';

let database: PGlite;
beforeAll(async () => {
  database = await lendPostgres();
});
afterAll(() => database.close());

const addresses = [
  '10.0.0.1',
  '10.0.0.1/8',
  '10.0.0.0/8',
  '10.0.0.1/33',
  '256.0.0.1',
  '10',
  '10.1',
  '10.1/16',
  '10.1/24',
  '10/8',
  '192.168.1',
  '192.168.0.0/24',
  '192.168.0.128/25',
  '192.168.0.129/25',
  '::',
  '::1',
  '::1/128',
  '2001:db8::/32',
  '2001:db8::1/32',
  '1:2:3:4:5:6:7:8',
  '1:2:3',
  '1::2::3',
  '::ffff:10.0.0.1',
  '::ffff:10.0.0.0/120',
  '::/129',
  '2001:db8::12345',
  '::g',
  'fe80::1%eth0',
  '10.0.0.1/',
  '10.0.0.1/08',
  '10.0.0.1/8/8',
  '10..1',
  'localhost',
  '1.2.3.4.5',
];
const hardware = [
  '08:00:2b:01:02:03',
  '08-00-2B-01-02-03',
  '08002b:010203',
  '08002b-010203',
  '0800.2b01.0203',
  '0800-2b01-0203',
  '08002b010203',
  '8:0:2b:1:2:3',
  '08:00:2b:01:02',
  '08:00:2b:01:02:0g',
  '08:00:2b:01:02:03:04:05',
  '08002b0102030405',
  '0800.2b01.0203.0405',
  '08002b:0102030405',
  '08:00-2b:01:02:03:04:05',
  '08:00:2b:01:02:03:04',
  '0800:2b01:0203',
];
const bits = ['101', '10', '1011', '', '102', 'b101', 'B10', 'x1', 'xf', 'xg', 'one'];

const forms: readonly (readonly [string, readonly string[]])[] = [
  ['inet', addresses],
  ['cidr', addresses],
  ['macaddr', hardware],
  ['macaddr8', hardware],
  ['bit(3)', bits],
  ['bit varying(3)', bits],
  ['bit varying', bits],
];

describe.each(forms)('%s', (type, texts) => {
  test('is refused where Postgres refuses it', async () => {
    const { rows } = await database.query<{ text: string; valid: boolean }>(
      `select text, pg_input_is_valid(text, $1) as valid from unnest($2::text[]) text`,
      [type, texts],
    );
    const refused = rows.flatMap(({ text, valid }) => (valid ? [] : text));
    expect(texts.filter((text) => checkText(text, type) !== undefined)).toEqual(refused);
  });
});

test.each([
  [
    'cidr',
    '192.168.0.129/25',
    'A network has only zeros after its first 25 bits. Enter 192.168.0.128/25, or a longer prefix.',
  ],
  [
    'cidr',
    '2001:db8::1/32',
    'A network has only zeros after its first 32 bits. Enter 2001:db8::/32, or a longer prefix.',
  ],
  ['inet', '10.0.0.1/33', 'The number after the slash must be between 0 and 32.'],
  ['bit(3)', '10', 'Enter exactly 3 bits. The value has 2.'],
  ['bit varying(1)', '10', 'Enter at most 1 bit. The value has 2.'],
])('%s %s: %s', (type, text, problem) => {
  expect(checkText(text, type)).toBe(problem);
});
