import { expect, it } from 'vitest';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import type { Story } from '@ninefold/visual-review/run';
import type { StoryResult } from './story-tests.ts';
import { summarise, type Tested } from './summary.ts';

const record: ComponentRecord = {
  name: 'Tab',
  status: 'ready',
  summary: 'Shows its panel.',
  for: [],
  notFor: {},
  keyboard: {},
  roles: {},
  parts: { tab: { 'data-state': '`active` or `inactive`' } },
  sources: {},
};

function complaints(attributes: readonly string[], tested: Tested = 'all'): readonly string[] {
  const file = 'packages/ui/src/components/tab/tab.stories.tsx';
  const story = { id: 'tab--default', title: 'Tab', name: 'Default', file } as Story;
  const result: StoryResult = {
    story,
    failures: [],
    endedAt: 0,
    looks: new Map(),
    pressed: new Set(),
    attributes: new Set(attributes),
  };
  const { files } = summarise([result], new Map([['tab', record]]), tested);
  return files.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ failureMessages }) => failureMessages ?? []),
  );
}

it('passes a component that shows the data attributes of its record', () => {
  expect(complaints(['tab data-state'])).toEqual([]);
});

it('names a data attribute that no record names', () => {
  expect(complaints(['tab data-state', 'tab data-size'])).toEqual([
    'A story shows “tab data-size”, which no record names in its parts.',
  ]);
});

it('names a data attribute that no story shows', () => {
  expect(complaints([])).toEqual(['The record names “tab data-state”, which no story shows.']);
});

it('misses no data attribute in a shard: a story in another one may show it', () => {
  expect(complaints([], 'all of each component')).toEqual([]);
});
