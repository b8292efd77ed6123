import { expect, it } from 'vitest';
import { planPictures, type Story } from '../plan.ts';
import { planLanes } from './lanes.ts';

const story = (id: string, given: Partial<Story> = {}): Story => ({
  id,
  title: 'Components/Button',
  name: 'Matrix',
  exportName: 'Matrix',
  file: 'button.stories.tsx',
  layout: 'padded',
  phone: false,
  ownColours: false,
  withData: false,
  visual: undefined,
  ...given,
});
const lanesOf = (...stories: Story[]) => {
  const { wanted } = planPictures(stories);
  return [wanted, wanted.toReversed()].map((given) =>
    planLanes(given).map(({ mode, drawings }) => ({
      mode,
      taken: drawings.map((drawing) => drawing.map(({ mode }) => mode)),
    })),
  );
};
const colours = (width: number) =>
  ['light', 'dark', 'contrast', 'forced'].map((look) => `${look}-${width}`);
const byMode = (lanes: readonly { readonly mode: string }[]) =>
  lanes.toSorted((one, other) => (one.mode < other.mode ? -1 : 1));

it('draws a story once for modes that differ in colours alone, in light whatever the order', () => {
  const expected = [
    { mode: 'light-1280', taken: [colours(1280)] },
    { mode: 'light-390', taken: [colours(390)] },
    ...['compact-1280', 'rtl-1280', 'compact-390', 'rtl-390'].map((mode) => ({
      mode,
      taken: [[mode]],
    })),
  ];
  const [onward, back] = lanesOf(story('a--matrix'));
  expect(byMode(onward!)).toEqual(byMode(expected));
  expect(byMode(back!)).toEqual(byMode(expected));
});

it('draws a story that sets its own colours in each mode', () => {
  const [lanes] = lanesOf(
    story('a--screen', { title: 'Screens/A', exportName: 'A', ownColours: true }),
  );
  expect(lanes!.map(({ taken }) => taken)).toEqual([
    [['light-1280']],
    [['dark-1280']],
    [['light-390']],
    [['dark-390']],
  ]);
});

it('starts with what takes longest, with data in pages of its own', () => {
  const screens = ['a', 'b'].map((name) =>
    story(name, { title: 'Screens/S', exportName: 'S', withData: true }),
  );
  const others = Array.from({ length: 10 }, (_, index) => story(`c${index}`, { exportName: 'C' }));
  const [lanes] = lanesOf(...others, ...screens);
  expect(lanes!.map(({ mode, taken }) => [mode, taken.flat().length])).toEqual([
    ['light-1280', 4],
    ['light-390', 4],
    ['light-1280', 10],
  ]);
});
