import { expect, it } from 'vitest';
import { modes, sampleStory } from '../../testing/samples.ts';
import { planPictures, type Story } from '../catalogue/index.ts';
import { planLanes } from './lanes.ts';

const lanesOf = (...stories: Story[]) =>
  planLanes(planPictures(modes, stories).visits).map(({ mode, drawings }) => ({
    mode: mode.name,
    taken: drawings.map((drawing) => drawing.map(({ mode }) => mode.name)),
  }));
const colours = (width: number) =>
  ['light', 'dark', 'contrast', 'forced'].map((theme) => `${theme}-${width}`);

it('renders a story once for modes that differ only in colours', () => {
  expect(lanesOf(sampleStory({ exportName: 'Matrix' }))).toEqual([
    { mode: 'light-1280', taken: [colours(1280)] },
    { mode: 'light-390', taken: [colours(390)] },
    ...['compact-1280', 'rtl-1280', 'compact-390', 'rtl-390'].map((mode) => ({
      mode,
      taken: [[mode]],
    })),
  ]);
});

it('takes the same pictures of a render in the opposite order of stories', () => {
  const stories = ['a', 'b'].map((id) => sampleStory({ id, exportName: 'Matrix' }));
  expect(lanesOf(...stories.toReversed())).toEqual(lanesOf(...stories));
});

it('renders a story that sets its own colours in each mode', () => {
  const visual = { modes: ['dark-1280', 'light-390', 'dark-390'] };
  const lanes = lanesOf(sampleStory({ visual, globals: ['theme'] }));
  expect(lanes.map(({ taken }) => taken)).toEqual([
    [['light-1280']],
    [['dark-1280']],
    [['light-390']],
    [['dark-390']],
  ]);
});

it('starts with the longest lanes, and shows stories with data in separate pages', () => {
  const visual = { modes: ['dark-1280', 'light-390', 'dark-390'] };
  const slow = ['a', 'b'].map((id) => sampleStory({ id, visual, loadsData: true }));
  const others = Array.from({ length: 10 }, (_, index) => sampleStory({ id: `c${index}` }));
  expect(lanesOf(...others, ...slow).map(({ mode, taken }) => [mode, taken.flat().length])).toEqual(
    [
      ['light-1280', 4],
      ['light-390', 4],
      ['light-1280', 10],
    ],
  );
});
