import type { Story } from '../src/catalogue/index.ts';
import { listModes, type Project } from '../src/configuration/index.ts';
import type { Change } from '../src/report/index.ts';
import { modeSettings } from '../fixture/modes.ts';

/** The modes of the fixture. */
export const modes: Pick<Project, 'modes' | 'modesOf' | 'colourGlobals'> = {
  modes: listModes(modeSettings),
  modesOf: modeSettings.modesOf,
  colourGlobals: modeSettings.colourGlobals!,
};

export function sampleStory(story: Partial<Story> = {}): Story {
  return {
    id: 'button--default',
    title: 'Button',
    name: 'Default',
    exportName: 'Default',
    file: 'button.stories.tsx',
    layout: 'padded',
    isNarrow: false,
    globals: [],
    loadsData: false,
    ...story,
  };
}

export function sampleChange(change: Partial<Change> & Pick<Change, 'kind'>): Change {
  return {
    key: 'button--default light-1280',
    story: 'button--default',
    title: 'Button',
    name: 'Default',
    mode: 'light-1280',
    modeTitle: 'Light, 1280',
    accepted: undefined,
    taken: undefined,
    group: 'group',
    groupTitle: 'Group',
    sentences: [],
    regions: [],
    difference: undefined,
    versions: [],
    formerKey: undefined,
    ...change,
  };
}
