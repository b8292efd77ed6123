/** The tests of stories are tested on stories that go wrong: each is named, and none reaches the next. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testRun } from '@ninefold/visual-review/run';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFixture, type Fixture } from '../../packages/visual-review/testing/fixture.ts';
import { bundleTestsInPage } from './bundle.ts';
import { createStoryTests } from './story-tests.ts';
import { summarise } from './summary.ts';

let fixture: Fixture;
let messages: ReadonlyMap<string, string>;

beforeAll(async () => {
  fixture = await copyFixture();
  await copyFile(
    join(import.meta.dirname, 'fixture/planted.stories.tsx'),
    join(fixture.project.root, 'source/planted.stories.tsx'),
  );
  const records = new Map();
  const tests = createStoryTests(await bundleTestsInPage(), records, 2000);
  // One page at a time: each story follows the one before it.
  await testRun(fixture.project, { tests, story: ['planted'], lanesAtOnce: 1 });
  const { files } = summarise(tests.results(), records, 'all');
  messages = new Map(
    files
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, failureMessages }) => [
        fullName.replace('Planted › ', ''),
        failureMessages?.join('\n') ?? '',
      ]),
  );
});
afterAll(() => fixture?.remove());

it.each([
  ['Fails Its Play', 'play: light-1280: It was meant to fail.'],
  ['Fails After Its Play', 'play: light-1280: It was meant to fail afterwards.'],
  ['Leaves Its Page', 'play: light-1280: Its page was left'],
  ['Breaks A Rule', 'accessibility: image-alt at img'],
  ['Pauses Animations', 'in head: <style>'],
  ['Leaves A Timer', 'a timer of 1 ms'],
  ['Leaves An Overlay', 'in body: <div role="dialog">'],
  ['Leaves A Style', 'body[style="overflow: hidden;"]'],
])('%s fails, and says why', (story, message) => {
  expect(messages.get(story)).toContain(message);
});

it('passes every story that follows one that fails', () => {
  const after = [...messages].filter(([story]) => story.startsWith('After '));
  expect(after).toHaveLength(9);
  expect(after.filter(([, message]) => message !== '')).toEqual([]);
});
