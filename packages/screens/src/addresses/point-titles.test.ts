import { blankSpecification } from '@ninefold/specification';
import { coverage } from '@ninefold/specification/coverage';
import { expect, test } from 'vitest';
import { pointTitles } from './messages.ts';
import { isPoint } from './points.ts';

test('the titles are those of the points, in their order', () => {
  const { points } = coverage(blankSpecification);
  expect(Object.entries(pointTitles)).toEqual(points.map(({ key, title }) => [key, title]));
});

test('no other name is a point', () => {
  expect(['rules', 'Rules', '', 'toString'].map(isPoint)).toEqual([true, false, false, false]);
});
