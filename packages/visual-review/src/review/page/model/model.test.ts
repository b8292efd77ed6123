import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Change, groupsOf } from '../../../report/index.ts';
import { shortcuts } from './shortcuts.ts';
import { stepsFrom } from './steps.ts';
import { zoomedIn, zoomedOut } from './zoom.ts';

const changes = fc
  .array(
    fc.record({
      group: fc.constantFrom('one', 'two', 'three'),
      kind: fc.constantFrom('changed' as const, 'new' as const, 'unstable' as const),
    }),
    { maxLength: 20 },
  )
  .map((list) =>
    list.map(
      (given, index) => ({ ...given, key: `key ${index}`, groupTitle: given.group }) as Change,
    ),
  );
const some = fc.func(fc.boolean());

describe('groupsOf', () => {
  it('has every change once, with others of its kind and difference, or alone if split off', () => {
    fc.assert(
      fc.property(changes, fc.array(fc.nat({ max: 19 })), (list, split) => {
        const apart = split.map((index) => `key ${index}`);
        const groups = groupsOf(list, apart);
        const all = groups.flatMap((group) => group.changes.map(({ key }) => key));
        expect(all.toSorted()).toEqual(list.map(({ key }) => key).toSorted());
        const mixed = groups.filter(
          (group) =>
            group.changes.some(
              (one) => one.group !== group.changes[0]?.group || one.kind !== group.kind,
            ) ||
            (group.changes.length > 1 && group.changes.some(({ key }) => apart.includes(key))),
        );
        expect(mixed).toEqual([]);
      }),
    );
  });
});

describe('stepsFrom', () => {
  it('visits every change once, and back, and finds every undecided one', () => {
    fc.assert(
      fc.property(changes, some, (list, isOpen) => {
        const groups = groupsOf(list, []);
        const open = (change: Change): boolean => isOpen(change.key);
        const seen: string[] = [];
        let at = stepsFrom(groups, undefined, open).next;
        while (at !== undefined) {
          seen.push(at.key);
          at = stepsFrom(groups, at.key, open).next;
        }
        expect(seen).toEqual(groups.flatMap((group) => group.changes.map(({ key }) => key)));
        const back = seen.map((key) => stepsFrom(groups, key, open).previous?.key);
        expect(back).toEqual([undefined, ...seen].slice(0, seen.length));
        const last = seen.at(-1);
        const others = list.some((change) => change.key !== last && open(change));
        expect(stepsFrom(groups, last, open).nextUndecided !== undefined).toBe(others);
      }),
    );
  });
});

describe('shortcuts', () => {
  it('have one action for each key', () => {
    expect(new Set(shortcuts.map(({ key }) => key)).size).toBe(shortcuts.length);
  });
});

describe('zoom', () => {
  it('returns to where it was, and stops at its ends', () => {
    expect(zoomedOut(zoomedIn(1))).toBe(1);
    expect([zoomedIn(8), zoomedOut(0.25), zoomedIn('fit')]).toEqual([8, 0.25, 1]);
  });
});
