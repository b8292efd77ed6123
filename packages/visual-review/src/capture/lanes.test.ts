import { expect, it } from 'vitest';
import { modes, sampleStory } from '../../testing/samples.ts';
import { planPictures, type Story } from '../catalogue/index.ts';
import { planLanes } from './lanes.ts';

const lanesOf = (stories: readonly Story[], lanesAtOnce = 1) =>
  planLanes(planPictures(modes, stories).visits, lanesAtOnce).map(({ mode, drawings }) => ({
    mode: mode.name,
    taken: drawings.map((drawing) => drawing.map(({ mode }) => mode.name)),
  }));
const colours = (width: number) =>
  ['light', 'dark', 'contrast', 'forced'].map((theme) => `${theme}-${width}`);

it('renders a story once for modes that differ only in colours, and shows both sizes in one page', () => {
  expect(lanesOf([sampleStory({ exportName: 'Matrix' })])).toEqual([
    { mode: 'light-1280', taken: [colours(1280), colours(390)] },
    { mode: 'compact-1280', taken: [['compact-1280'], ['compact-390']] },
    { mode: 'rtl-1280', taken: [['rtl-1280'], ['rtl-390']] },
  ]);
});

it('changes the size of a page once', () => {
  const visual = { modes: ['light-390'] };
  const stories = ['a', 'b'].map((id) => sampleStory({ id, visual }));
  const [lane] = lanesOf(stories);
  expect(lane?.taken.flat()).toEqual(['light-1280', 'light-1280', 'light-390', 'light-390']);
});

it('takes the same pictures of a render in the opposite order of stories', () => {
  const stories = ['a', 'b'].map((id) => sampleStory({ id, exportName: 'Matrix' }));
  expect(lanesOf(stories.toReversed())).toEqual(lanesOf(stories));
});

it('renders a story that sets its own colours in each mode', () => {
  const visual = { modes: ['dark-1280', 'light-390', 'dark-390'] };
  const lanes = lanesOf([sampleStory({ visual, globals: ['theme'] })]);
  expect(lanes.map(({ taken }) => taken)).toEqual([
    [['light-1280'], ['light-390']],
    [['dark-1280'], ['dark-390']],
  ]);
});

it('has no lane longer than the share of a page, starts with the longest, and shows data apart', () => {
  const visual = { modes: ['dark-1280', 'light-390', 'dark-390'] };
  const slow = ['a', 'b'].map((id) => sampleStory({ id, visual, loadsData: true }));
  const others = Array.from({ length: 50 }, (_, index) => sampleStory({ id: `c${index}` }));
  const lengths = lanesOf([...others, ...slow], 2).map(({ taken }) => taken.flat().length);
  expect(lengths).toEqual([8, 25, 25]);
});
