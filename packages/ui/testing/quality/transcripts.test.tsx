/**
 * What a screen reader says of each component is kept beside it, to be read when
 * it changes: `vitest run --project browser transcripts --update` rewrites it.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { componentStories } from './component-stories.ts';
import { holdStill } from './still.ts';
import { transcriptOf } from './transcript.ts';

let release: () => void;
beforeAll(async () => {
  release = holdStill();
  await page.viewport(1200, 900);
  // React Aria delays its first announcement on a page, so that later ones could overtake it.
  const calendar = componentStories.find(({ component }) => component === 'calendar');
  await (await calendar?.load())?.['Keyboard']?.run();
});
afterAll(() => release());

/** With their own keys, and with something to announce: a container for popups has no role. */
const interactive = componentStories.filter(
  ({ record }) =>
    Object.keys(record.keyboard).length > 0 &&
    Object.values(record.roles).some(({ role }) => role !== 'none'),
);

describe.each(interactive)('$component', (stories) => {
  it('is announced as in its transcript', async ({ task }) => {
    task.meta.transcriptOf = stories.component;
    await expect(await transcriptOf(stories)).toMatchFileSnapshot(
      `../../src/components/${stories.component}/transcript.txt`,
    );
  });
});
