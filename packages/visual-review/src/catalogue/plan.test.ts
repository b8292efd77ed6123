import { describe, expect, it } from 'vitest';
import { modeSettings } from '../../fixture/modes.ts';
import { modes, sampleStory } from '../../testing/samples.ts';
import { chromaticParameters } from './chromatic.ts';
import { planPictures, type Story } from './plan.ts';

const modesOf = (story: Partial<Story>, project = modes) =>
  planPictures(project, [sampleStory(story)]).visits.map(({ mode }) => mode.name);

describe('planPictures', () => {
  it('takes the modes of the configuration, by default one at the own width', () => {
    const all = modes.modes.map(({ name }) => name);
    expect(modesOf({ exportName: 'Matrix' })).toEqual(all);
    expect(modesOf({})).toEqual(['light-1280']);
    const usual = { ...modes, modesOf: undefined };
    expect(modesOf({}, usual)).toEqual(['light-1280']);
    expect(modesOf({ isNarrow: true }, usual)).toEqual(['light-390']);
  });

  it('adds the modes of a story, and takes no picture where it says so', () => {
    expect(modesOf({ visual: { modes: ['rtl-390'] } })).toEqual(['light-1280', 'rtl-390']);
    expect(() => modesOf({ visual: { modes: ['blue-1280'] } })).toThrow(/no mode blue/);
    const plan = planPictures(modes, [sampleStory({ visual: { none: 'By the browser.' } })]);
    expect([plan.visits.length, plan.unpictured.length]).toEqual([0, 1]);
  });

  it('plays a story at other widths too, unless its play is for its own width', () => {
    const both = { modes: ['light-1280', 'light-390'] };
    const stories = [
      sampleStory({ visual: both }),
      sampleStory({ visual: { ...both, play: 'own width' } }),
    ];
    const { visits } = planPictures(modes, stories);
    expect(visits.map(({ isPlayed }) => isPlayed)).toEqual([true, true, true, false]);
  });
});

it('has the modes that Chromatic is given', () => {
  const story = { title: 'Button', name: 'Matrix', parameters: { layout: 'padded' } };
  const all = chromaticParameters(modeSettings, story).modes ?? {};
  expect(Object.keys(all)).toEqual(modes.modes.map(({ title }) => title));
  expect(all['Dark, 390']).toMatchObject({ theme: 'dark', viewport: { width: 390 } });
  const none = { ...story, parameters: { visual: { none: 'No.' } } };
  expect(chromaticParameters(modeSettings, none)).toEqual({ disableSnapshot: true });
});
