import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareLines } from './line-difference.ts';
import { describeWordChanges } from './words-difference.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

describe('comparing lines', () => {
  it('keeps both texts whole, and as many lines as they share in order', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const changes = compareLines(before, after);
        const without = (kind: string) =>
          changes.filter((change) => change.kind !== kind).map(({ line }) => line);
        expect(without('added')).toEqual(before);
        expect(without('removed')).toEqual(after);
        expect(changes.filter(({ kind }) => kind === 'same')).toHaveLength(longest(before, after));
      }),
    );
  });
});

/** The length of the longest common sequence, by its definition. */
function longest(before: readonly string[], after: readonly string[]): number {
  const [one, ...rest] = before;
  if (one === undefined) return 0;
  const at = after.indexOf(one);
  const without = longest(rest, after);
  return at === -1 ? without : Math.max(without, 1 + longest(rest, after.slice(at + 1)));
}

describe('what changed in words', () => {
  it('says a new name, a new state, a new text, what came and what went', () => {
    expect(describeWordChanges('- button "Save"', '- button "Keep"')).toEqual([
      'Button “Save” is now called “Keep”.',
    ]);
    expect(describeWordChanges('- checkbox "Done"', '- checkbox "Done" [checked]')).toEqual([
      'Checkbox “Done” said nothing more, and now says [checked].',
    ]);
    expect(describeWordChanges('- text: 12 rows', '- text: 13 rows')).toEqual([
      'The text “12 rows” now reads “13 rows”.',
    ]);
    expect(
      describeWordChanges('- list\n- link "Home"', '- list\n- link "Home"\n- link "Help"'),
    ).toEqual(['New: link “Help”.']);
    expect(describeWordChanges('- heading "Orders" [level=1]\n- list', '- list')).toEqual([
      'Gone: heading “Orders”.',
    ]);
  });

  it('says nothing of what stayed', () => {
    expect(describeWordChanges('- list:\n  - listitem: One', '- list:\n  - listitem: One')).toEqual(
      [],
    );
  });
});
