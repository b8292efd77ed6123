import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText, writeHtml, writeText } from './cell-block.ts';

describe('cells as text', () => {
  test('are written as spreadsheets do', () => {
    expect(
      writeText([
        ['WO-1', 'two\nlines', '12" pipe'],
        ['a\tb', '"quoted"', ''],
      ]),
    ).toBe('WO-1\t"two\nlines"\t12" pipe\n"a\tb"\t"""quoted"""\t');
  });

  test('are read as spreadsheets write them', () => {
    expect(readText('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(readText('"two\nlines"\t"say ""no"""\n')).toEqual([['two\nlines', 'say "no"']]);
    expect(readText('a\t\n\tb')).toEqual([
      ['a', ''],
      ['', 'b'],
    ]);
  });

  test('are one cell without tabs and line breaks, even with a lone quote', () => {
    expect(readText('plain text')).toEqual([['plain text']]);
    expect(readText('"not closed')).toEqual([['"not closed']]);
    expect(readText('"a" and b')).toEqual([['"a" and b']]);
    expect(readText('')).toEqual([['']]);
  });

  test('of any content are read back as they were written', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '"', '\t', '\n', '\r', ' ', '=') });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((columns) =>
        fc.array(fc.array(text, { minLength: columns, maxLength: columns }), { minLength: 1 }),
      )
      // A last row of one empty cell is a line break at the end, which spreadsheets add.
      .filter((rows) => rows.at(-1)?.join('') !== '' || (rows.at(-1)?.length ?? 0) > 1);
    fc.assert(
      fc.property(block, (given) => {
        expect(readText(writeText(given))).toEqual(given);
      }),
    );
  });
});

test('cells as HTML escape their text and keep their lines', () => {
  expect(writeHtml([['<b>&"', 'a\nb']])).toBe(
    '<table><tbody><tr><td style="white-space:pre-wrap">&lt;b&gt;&amp;&quot;</td><td style="white-space:pre-wrap">a<br>b</td></tr></tbody></table>',
  );
});
