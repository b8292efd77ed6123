import { expect, it } from 'vitest';
import { shortestCycles } from '../../workspace/cycles.ts';

it.each([
  { arrows: '', cycles: [] },
  { arrows: 'a>b a>c b>d c>d', cycles: [] },
  { arrows: 'a>a', cycles: ['a>a'] },
  { arrows: 'a>b b>a', cycles: ['a>b b>a'] },
  { arrows: 'a>b b>c c>d d>b d>e', cycles: ['b>c c>d d>b'] },
  // Of two cycles through the same file, the shorter.
  { arrows: 'a>b b>c c>a c>d d>c', cycles: ['c>d d>c'] },
  // An arrow to a group that was left already leads back to nothing.
  { arrows: 'a>b b>a c>a c>d d>c', cycles: ['a>b b>a', 'c>d d>c'] },
])('finds the cycles of "$arrows"', ({ arrows, cycles }) => {
  const given = arrows.split(' ').filter((arrow) => arrow !== '');
  const found = shortestCycles(
    given.map((arrow) => {
      const [from = '', to = ''] = arrow.split('>');
      return { from, to };
    }),
  );
  expect(found.map((cycle) => cycle.map(({ from, to }) => `${from}>${to}`).join(' '))).toEqual(
    cycles,
  );
});
