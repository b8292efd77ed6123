import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaletteCommand } from './command-palette-props.ts';
import { fold } from './fold.ts';
import { findCommands, findInGroups } from './match.ts';

const commandsOf = (...labels: readonly string[]): readonly PaletteCommand[] =>
  labels.map((label) => ({ id: label, label }));
const labelsFor = (text: string, ...labels: readonly string[]) =>
  findCommands(commandsOf(...labels), text).map(({ command }) => command.label);
const marked = (label: string, text: string) =>
  findCommands(commandsOf(label), text)[0]?.ranges.map(({ start, end }) => label.slice(start, end));

describe('the commands that a text finds', () => {
  it.each([
    ['work', 'Work orders'],
    ['ord', 'Work orders'],
    ['ord wor', 'Work orders'],
    ['wo', 'Work orders'],
    ['wrkord', 'Work orders'],
    ['WORK', 'Work orders'],
    ['kauf', 'Käufe'],
    ['käuf', 'Kaufe'],
    ['strasse', 'Straße'],
    ['straße', 'Strasse'],
    ['lodz', 'Łódź'],
    ['istanbul', 'İstanbul'],
    ['οδος', 'Οδός'],
    ['العملا', 'العُملاء'],
    ['한구', '한국 고객'],
    ['顧客', '新しい顧客'],
    ['ｗｏｒｋ', 'Work orders'],
    ['नमस', 'नमस्ते'],
  ])('“%s” finds “%s”', (text, label) => {
    expect(labelsFor(text, label)).toEqual([label]);
  });

  it.each([
    ['xyz', 'Work orders'],
    // Its letters are there, in their order, but far from each other.
    ['wds', 'Work of many more hands'],
    ['work visits', 'Work orders'],
    ['berg', 'Replace the bearing'],
    ['cu', 'Articles of use'],
  ])('“%s” does not find “%s”', (text, label) => {
    expect(labelsFor(text, label)).toEqual([]);
  });

  it('finds synonyms after labels', () => {
    const found = findCommands(
      [
        { id: '1', label: 'Jobs', keywords: ['work_order'] },
        { id: '2', label: 'Work orders' },
        { id: '3', label: 'Parts' },
      ],
      'work',
    );
    expect(found.map(({ command }) => command.id)).toEqual(['2', '1']);
  });

  it('is ranked: the whole label, its beginning, a word’s, initials, a part, letters', () => {
    const ranked = [
      'Art',
      'Articles',
      'New article',
      'All recent things',
      'Smart parts',
      'Airtime',
    ];
    expect(labelsFor('art', ...ranked.toReversed())).toEqual(ranked);
  });

  it('keeps the given order of equal ones', () => {
    expect(labelsFor('order', 'Order 2', 'Order 1')).toEqual(['Order 2', 'Order 1']);
  });

  it('is marked in the label', () => {
    expect(marked('Work orders', 'ord')).toEqual(['ord']);
    expect(marked('Work orders', 'wo')).toEqual(['Wo']);
    expect(marked('New work order', 'nwo')).toEqual(['N', 'w', 'o']);
    expect(marked('Große Käufe', 'gross kau')).toEqual(['Groß', 'Käu']);
    expect(marked('Ka\u0308ufe', 'ka')).toEqual(['Ka\u0308']);
  });
});

describe('groups', () => {
  const groups = [
    { id: 'actions', title: 'Actions', commands: commandsOf('New customer') },
    { id: 'places', title: 'Go to', commands: commandsOf('Parts', 'Customers') },
    { id: 'records', title: 'Records', searched: true, commands: commandsOf('Bergmann') },
  ];
  const idsFor = (text: string) =>
    findInGroups(groups, text).map(({ id, found }) => [
      id,
      ...found.map((each) => each.command.id),
    ]);

  it('keep their order without a text', () => {
    expect(idsFor('')).toEqual([
      ['actions', 'New customer'],
      ['places', 'Parts', 'Customers'],
      ['records', 'Bergmann'],
    ]);
  });

  it('are sorted by their best command, with searched ones last', () => {
    expect(idsFor('cust')).toEqual([
      ['places', 'Customers'],
      ['actions', 'New customer'],
      ['records', 'Bergmann'],
    ]);
  });

  it('leave out results of an outdated response that the text does not match', () => {
    const [outdated] = findInGroups(
      [
        {
          id: 'records',
          title: '',
          searched: true,
          outdated: true,
          commands: commandsOf('A', 'B'),
        },
      ],
      'b',
    );
    expect(outdated?.found.map(({ command }) => command.id)).toEqual(['B']);
  });
});

describe('of any text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const word = text.filter((each) => fold(each).text.trim() !== '');

  it('a label is found by itself, and first', () => {
    fc.assert(
      fc.property(word, fc.array(text), (label, others) => {
        const [first] = findCommands(commandsOf(...others, label), label);
        expect(
          fold(first?.command.label ?? '')
            .text.trim()
            .split(/\s+/u),
        ).toEqual(fold(label).text.trim().split(/\s+/u));
      }),
    );
  });

  it('a label is found by each part of it', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (label, a, b) => {
        const letters = Array.from(label);
        const [from, to] = [a % letters.length, b % letters.length].sort((x, y) => x - y);
        const part = letters.slice(from, (to ?? 0) + 1).join('');
        expect(labelsFor(part, label)).toEqual([label]);
      }),
    );
  });

  it('what is marked is in order, within the label, and never touches', () => {
    fc.assert(
      fc.property(text, text, (label, wanted) => {
        const ranges = findCommands(commandsOf(label), wanted)[0]?.ranges ?? [];
        let last = -1;
        for (const { start, end } of ranges) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(label.length);
          last = end;
        }
      }),
    );
  });

  it('case and accents make no difference', () => {
    fc.assert(
      fc.property(text, text, (label, wanted) => {
        const found = labelsFor(wanted, label);
        expect(labelsFor(fold(wanted).text, label)).toEqual(found);
      }),
    );
  });

  it('nothing is lost without groups', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text), (labels) => {
        expect(labelsFor(' ', ...labels)).toEqual(labels);
      }),
    );
  });

  it('nothing is added or found twice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(text), text, (labels, wanted) => {
        const found = labelsFor(wanted, ...labels);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((each) => labels.includes(each))).toBe(true);
      }),
    );
  });
});
