import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadsheet } from '../../../../testing/spreadsheet.ts';
import { inspectFile, openTable, type TableOptions } from './index.ts';

async function rowsOf(file: Blob, options?: TableOptions) {
  const { table } = await openTable(file, await inspectFile(file), options);
  const rows: string[][] = [];
  for await (const part of table.parts(3)) rows.push(...part.map(({ cells }) => [...cells]));
  return { header: table.header, rows };
}

const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    'a,b',
    'a;b',
    '"',
    '""',
    'line\nline',
    'line\r\nline',
    ' x ',
    '=1+1',
    'Ünïcode 😀',
  ),
);

/** Written by hand, as simply as RFC 4180 says. */
const write = (rows: readonly (readonly string[])[], separator: string, end: string) =>
  rows
    .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator) + end)
    .join('');

describe('a text file', () => {
  it('has the cells that were written, with any content', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(',', ';', '\t', '|'),
        fc.constantFrom('\n', '\r\n'),
        async (rows, separator, end) => {
          const kept = rows.filter((row) => row.some((text) => text.trim() !== ''));
          const file = new Blob([write([['x', 'y'], ...rows], separator, end)]);
          const read = await rowsOf(file, { separator, hasHeader: true });
          expect(read).toEqual({ header: ['x', 'y'], rows: kept });
        },
      ),
    );
  });

  it('finds its separator, and a character that its parts divide', async () => {
    const long = '😀'.repeat(400_000);
    const file = new Blob([`name;note\nA;"${long}"\nB;ä\n`]);
    expect((await rowsOf(file)).rows).toEqual([
      ['A', long],
      ['B', 'ä'],
    ]);
  });

  it.each([
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('a,ä\n')], 'utf-8', false],
    ['UTF-16', [0xff, 0xfe, 0x61, 0, 0x2c, 0, 0xe4, 0, 0x0a, 0], 'utf-16le', false],
    ['UTF-16, the other way', [0xfe, 0xff, 0, 0x61, 0, 0x2c, 0, 0xe4, 0, 0x0a], 'utf-16be', false],
    ['Windows-1252', [0x61, 0x2c, 0xe4, 0x0a], 'windows-1252', true],
  ])('is read in %s', async (_name, bytes, encoding, isGuessed) => {
    const file = new Blob([new Uint8Array(bytes)]);
    expect(await inspectFile(file)).toMatchObject({ encoding, isGuessed, kind: 'text' });
    expect((await rowsOf(file, { hasHeader: false })).rows).toEqual([['a', 'ä']]);
  });

  it('is recognised by its bytes', async () => {
    const [one, same, other] = await Promise.all(
      ['a\n1', 'a\n1', 'a\n2'].map((text) => inspectFile(new Blob([text]))),
    );
    expect(one?.fingerprint).toBe(same?.fingerprint);
    expect(one?.fingerprint).not.toBe(other?.fingerprint);
  });

  it('without names has numbered columns, and rows are numbered as in a spreadsheet', async () => {
    const file = new Blob(['1,Ann\n\n2,Bob\n']);
    const { table } = await openTable(file, await inspectFile(file));
    expect(table.header).toEqual(['Column 1', 'Column 2']);
    const numbers: number[] = [];
    for await (const part of table.parts(10)) numbers.push(...part.map(({ number }) => number));
    expect(numbers).toEqual([1, 3]);
  });

  it.each([
    ['', 'no rows'],
    ['\n\n', 'no rows'],
  ])('of %j is refused with the reason', async (text, reason) => {
    await expect(rowsOf(new Blob([text]))).rejects.toThrow(reason);
  });
});

describe('a spreadsheet', () => {
  it('has its days, numbers, truth values and rich texts as Postgres reads them', async () => {
    const file = spreadsheet([
      ['Name', 'Day', 'Moment', 'Time', 'Price', 'Sum', 'Big', 'Paid'],
      [
        { rich: ['Pump ', 'A&B '] },
        { number: '46346', style: 1 },
        { number: '46346.586805555555', style: 2 },
        { number: '0.5', style: 3 },
        { number: '1240.5' },
        { number: '0.30000000000000004' },
        { number: '9007199254740993' },
        { boolean: true },
      ],
      ['Fan', undefined, { number: '46346', style: 2 }],
    ]);
    expect(await inspectFile(file)).toMatchObject({ kind: 'spreadsheet' });
    const { rows } = await rowsOf(file);
    expect(rows[0]).toEqual([
      'Pump A&B ',
      '2026-11-20',
      '2026-11-20 14:05:00',
      '12:00:00',
      '1240.5',
      '0.3',
      '9007199254740990',
      'true',
    ]);
    expect(rows[1]?.slice(0, 3)).toEqual(['Fan', '', '2026-11-20']);
  });

  it.each([
    [[0x50, 0x4b, 0x03, 0x04, 1, 2], 'couldn’t be read'],
    [[0xd0, 0xcf, 0x11, 0xe0], 'old format'],
  ])('that is broken or old is refused with what to do', async (bytes, reason) => {
    await expect(rowsOf(new Blob([new Uint8Array(bytes)]))).rejects.toThrow(reason);
  });
});
