import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../tests/run/is-all.ts';
import { anyText } from '../../../testing/markdown/any-text.ts';
import { type MarkdownNode, outlineOf, parse, textOf } from '../../../testing/markdown/outline.ts';
import { code, list, plain, sqlBlock, table } from './text.ts';

/** As it is read: in one line, and without what cannot be printed. */
const shown = (text: string) =>
  text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '\uFFFD').replaceAll(/\s+/g, ' ');

const trimmed = (text: string) => shown(text).trim();

const firstTable = (markdown: string): MarkdownNode | undefined =>
  parse(markdown).find((node) => node.type === 'table');

describe('a text in the document', () => {
  it('reads as written, in a paragraph, a heading, an item and a cell', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const lines = [
          `Before ${plain(one)} after`,
          `### Of ${plain(one)}`,
          list([`It is ${plain(one)}: yes`, [plain(`x${other}`), 'And more']]),
          table(
            ['A', 'B'],
            [
              [plain(one), plain(other)],
              [plain(other), 'last'],
            ],
          ),
        ];
        const read = parse(lines.join('\n\n'));
        expect(read.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'list', 'table']);
        const [paragraph, heading, items, cells] = read.map((node) =>
          (node.children ?? []).map(textOf),
        );
        expect(paragraph?.join('')).toBe(`Before ${trimmed(one)} after`);
        expect(heading?.join('')).toBe(`Of ${trimmed(one)}`.trimEnd());
        expect(items).toEqual([`It is ${trimmed(one)}: yes`, `${trimmed(`x${other}`)}And more`]);
        expect(cells).toEqual(['AB', trimmed(one) + trimmed(other), `${trimmed(other)}last`]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('starts a line without becoming a heading, a list, a quotation or a rule', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const kinds = parse(plain(text)).map((node) => outlineOf(node));
        expect([[], [['paragraph']]]).toContainEqual(kinds);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('code in the document', () => {
  it('reads as written, in a sentence and in a cell', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const seen = shown(text) === '' ? 'empty' : shown(text);
        const [sentence] = parse(`Is ${code(text)} so`);
        expect(sentence && textOf(sentence).replaceAll(/\s+/g, ' ')).toBe(
          `Is ${seen} so`.replaceAll(/\s+/g, ' '),
        );
        const cells = firstTable(table(['A', 'B'], [[code(text), 'x']]))?.children?.[1]?.children;
        expect(cells?.map(textOf).map((cell) => cell.trim())).toEqual([seen.trim(), 'x']);
      }),
      { numRuns: runs(500) },
    );
  });

  it('keeps a pipe unchanged outside tables', () => {
    expect(code('a || b')).toBe('`a || b`');
    expect(table(['SQL'], [[code('a || b')]])).toContain(String.raw`a \|\| b`);
  });

  it('in a block keeps its lines, in an item too', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '\uFFFD').replaceAll(/\r\n?/g, '\n');
        const [block] = parse(sqlBlock(text));
        expect(block).toMatchObject({ type: 'code', lang: 'sql', value: lines });
        const [items] = parse(list([['In SQL', sqlBlock(text)], 'and another']));
        expect(items && outlineOf(items)).toEqual([
          'list',
          ['listItem', ['paragraph'], 'code'],
          ['listItem', ['paragraph']],
        ]);
      }),
      // JavaScript ends a line there, and Markdown doesn't.
      { numRuns: runs(500), examples: [['\u2028']] },
    );
  });
});
