import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleChange } from '../../testing/samples.ts';
import type { Cause } from '../compare/index.ts';
import type { Change } from '../report/index.ts';
import { groupByCause } from './group-by-cause.ts';

/** Writes a cause as `Button: padding 1 2`. */
function causeOf(text: string): Cause {
  const [component = '', property = '', before = '1', after = '2'] = text.split(/:? /);
  return { component, property, before, after };
}

const changed = (key: string, ...causes: readonly string[]): Change =>
  sampleChange({ kind: 'changed', key, causes: causes.map(causeOf) });
const record = (tree: string) => ({ picture: 'p', tree, width: 1, height: 1 });
const titles = (...changes: readonly Change[]) =>
  groupByCause(changes).map(({ groupTitle }) => groupTitle);

const groupsOf = (changes: readonly Change[]) => [
  ...Map.groupBy(groupByCause(changes), ({ group }) => group).values(),
];
const keysOf = (groups: readonly (readonly Change[])[]) =>
  groups
    .map((group) =>
      group
        .map(({ key }) => key)
        .toSorted()
        .join(),
    )
    .toSorted();

/** Returns what each picture of a group has, each once. */
const eachIn = (group: readonly Change[], of: (cause: Cause) => string) => [
  ...new Set(group.map(({ causes = [] }) => [...new Set(causes.map(of))].toSorted().join())),
];

describe('groupByCause', () => {
  it('joins one edit over stories, modes and values', () => {
    const changes = [
      changed('light', 'Button: padding 12 16'),
      changed('compact', 'Button: padding 8 12', 'Button: padding 10 14'),
    ];
    expect(titles(...changes)).toEqual(['Button: padding', 'Button: padding']);
    expect(new Set(groupByCause(changes).map(({ group }) => group)).size).toBe(1);
  });

  it('joins components that changed alike in a picture, the most frequent first', () => {
    const changes = [
      changed('both', 'Button: padding', 'Anchor: padding'),
      changed('one', 'Button: padding'),
      changed('unlike', 'Button: padding', 'Card: padding 3 4'),
      changed('apart', 'Card: padding 3 4'),
    ];
    expect(titles(...changes)).toEqual([
      'Button, Anchor: padding',
      'Button, Anchor: padding',
      'Button, Anchor: padding; Card: padding',
      'Card: padding',
    ]);
  });

  it('keeps apart what reads differently, and leaves groups without a known cause', () => {
    const causes = [causeOf('Button: color')];
    const trees = { accepted: record('one'), taken: record('two') };
    const changes = [
      changed('same words', 'Button: color'),
      sampleChange({ kind: 'changed', causes, ...trees }),
      sampleChange({ kind: 'changed', groupTitle: 'Cause not known' }),
    ];
    expect(titles(...changes)).toEqual([
      'Button: color',
      'Button: color, and the accessibility tree',
      'Cause not known',
    ]);
    expect(new Set(groupByCause(changes).map(({ group }) => group)).size).toBe(3);
  });

  it('has the same properties in all pictures of a group, in any order of pictures', () => {
    const cause = fc
      .tuple(
        fc.constantFrom('Button', 'Card', 'Link'),
        fc.constantFrom('color', 'padding', 'border'),
        fc.constantFrom('1 2', '3 4'),
      )
      .map(([component, property, values]) => `${component}: ${property} ${values}`);
    const pictures = fc
      .array(fc.uniqueArray(cause, { minLength: 1, maxLength: 4 }), { maxLength: 12 })
      .map((all) => all.map((causes, index) => changed(String(index), ...causes)));
    fc.assert(
      fc.property(pictures, (changes) => {
        const groups = groupsOf(changes);
        for (const group of groups) {
          expect(eachIn(group, ({ property }) => property)).toHaveLength(1);
        }
        const all = groups.flatMap((group) => eachIn(group, (c) => `${c.component} ${c.property}`));
        // Pictures in which the same parts changed are never in two groups.
        expect(new Set(all).size).toBe(all.length);
        expect(keysOf(groupsOf(changes.toReversed()))).toEqual(keysOf(groups));
      }),
    );
  });
});
