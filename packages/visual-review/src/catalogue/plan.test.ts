import { describe, expect, it } from 'vitest';
import { chromaticParameters } from './chromatic.ts';
import { modes } from './modes.ts';
import type { VisualParameters } from './parameters.ts';
import { planPictures, type Story } from './plan.ts';

const story = (given: Partial<Story>): Story => ({
  id: 'a--b',
  title: 'Components/Button',
  name: 'Default',
  exportName: 'Default',
  file: 'button.stories.tsx',
  layout: 'padded',
  phone: false,
  ownColours: false,
  withData: false,
  visual: undefined,
  ...given,
});
const modesOf = (given: Partial<Story>) =>
  planPictures([story(given)]).wanted.map(({ mode }) => mode);

describe('which pictures are taken', () => {
  it('takes a matrix in every mode, a screen in light and dark at both widths, the rest once', () => {
    expect(modesOf({ exportName: 'Matrix' })).toEqual(modes.map(({ name }) => name));
    expect(modesOf({ title: 'Screens/Home' })).toEqual([
      'light-1280',
      'dark-1280',
      'light-390',
      'dark-390',
    ]);
    expect(modesOf({})).toEqual(['light-1280']);
    expect(modesOf({ phone: true })).toEqual(['light-390']);
  });

  it('takes what a story asks for as well, and nothing where it says why', () => {
    expect(modesOf({ visual: { modes: ['rtl-390'] } })).toEqual(['light-1280', 'rtl-390']);
    const visual = { modes: ['blue-1280'] } as unknown as VisualParameters;
    expect(() => modesOf({ visual })).toThrow(/no mode blue/);
    const plan = planPictures([story({ visual: { none: 'Drawn by the browser.' } })]);
    expect([plan.wanted.length, plan.without[0]?.reason]).toEqual([0, 'Drawn by the browser.']);
  });

  it('tries a play at the other width too, unless the story says that it is for its own alone', () => {
    const screen = story({ title: 'Screens/Home' });
    const own = { ...screen, visual: { play: 'own width' } } as const;
    const played = planPictures([screen, own]).wanted.map(({ played }) => played);
    expect(played).toEqual([true, true, true, true, true, true, false, false]);
  });

  it('gives Chromatic the same modes', () => {
    const parameters = { layout: 'padded' };
    const described = { id: 'a--b', title: 'Components/Button', name: 'Matrix', parameters };
    const all = chromaticParameters(described).modes ?? {};
    expect(Object.keys(all)).toEqual(modes.map(({ title }) => title));
    expect(all['Dark, 390']).toMatchObject({ theme: 'dark', viewport: { width: 390 } });
    const none = { ...described, parameters: { visual: { none: 'No.' } } };
    expect(chromaticParameters(none)).toEqual({ disableSnapshot: true });
  });
});
