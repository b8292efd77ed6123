import type { Story, StoryPage, StoryTests, Visit } from '@ninefold/visual-review/run';
import type { Page } from 'playwright';
import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { componentOf } from '../../packages/ui/testing/quality/component-of.ts';
import type { AccessibilityMode } from '../../packages/ui/testing/quality/report.ts';
import { patience as usualPatience } from '../browser/patience.ts';
import type { ModeName } from '../visual/modes.ts';
import type { Checked } from './page/violations.ts';

/** The results of the tests of one story. */
export interface StoryResult {
  readonly story: Story;
  /** What failed, in the order in which it was found; nothing where the story passed. */
  readonly failures: readonly Failure[];
  /** When the story's last test was over, in milliseconds since the epoch. */
  readonly endedAt: number;
  /** Of a component's matrix: what was found in each look. */
  readonly looks: ReadonlyMap<AccessibilityMode, readonly string[]>;
  /** Keys of the component's keyboard table that its `play` pressed. */
  readonly pressed: ReadonlySet<string>;
  /** Data attributes of parts that it showed, each after its `data-slot`. */
  readonly attributes: ReadonlySet<string>;
}

export interface Failure {
  readonly of: 'play' | 'accessibility' | 'left behind';
  readonly message: string;
}

/** Looks of a matrix and the modes in which its pictures show them. */
const looksOfMatrix: ReadonlyMap<string, AccessibilityMode> = new Map<ModeName, AccessibilityMode>([
  ['light-1280', 'light'],
  ['dark-1280', 'dark'],
  ['contrast-1280', 'more contrast'],
  ['forced-1280', 'forced colours'],
  ['compact-1280', 'compact'],
  ['rtl-1280', 'right to left'],
  ['light-390', '320 pixels wide'],
]);

export interface RunningStoryTests extends StoryTests {
  readonly results: () => readonly StoryResult[];
}

/**
 * Tests every story in its own mode: its `play`, the rules of accessibility, the keys of its
 * component's record, and what it leaves in the page. A component's matrix is tested in those of seven looks
 * that the run visits.
 *
 * @param patience milliseconds until what a story leaves in the page counts as left.
 */
export function createStoryTests(
  script: string,
  records: ReadonlyMap<string, ComponentRecord>,
  patience: number = usualPatience,
): RunningStoryTests {
  const results = new Map<string, MutableResult>();
  return {
    script,
    results: () => [...results.values()],
    async before({ page }, first) {
      const component = componentOf(`/${first.story.file}`);
      const record = component === undefined ? undefined : records.get(component);
      await page.evaluate(
        ({ record, component }) => {
          if (component !== '') window.storyTests.watchPartAttributes();
          window.storyTests.watchStory();
          if (record !== undefined) window.storyTests.listenForKeys(record, component);
        },
        {
          record: first.isOwnMode && record !== undefined ? { roles: record.roles } : undefined,
          component: component ?? '',
        },
      );
    },
    async during(shown, drawing) {
      const result = resultOf(results, drawing[0].story);
      const { keys, attributes } = await shown.page.evaluate(() => ({
        keys: window.storyTests.pressedKeys(),
        attributes: window.storyTests.partAttributes(),
      }));
      for (const key of keys) result.pressed.add(key);
      for (const pair of attributes) if (isPartOf(records, pair)) result.attributes.add(pair);
      let isChecked = false;
      for (const visit of drawing) {
        isChecked = (await testLook(shown, visit, { result, isChecked })) || isChecked;
      }
    },
    async after({ page }, first) {
      const result = resultOf(results, first.story);
      result.endedAt = Date.now();
      const left = await leftBehind(page, patience);
      if (left.length > 0) {
        const message = `In ${first.mode.name} the story left in the page:\n${left.join('\n')}`;
        result.failures.push({ of: 'left behind', message });
      }
      return left.length === 0;
    },
    failed({ story, mode }, message) {
      const result = resultOf(results, story);
      result.endedAt = Date.now();
      result.failures.push({ of: 'play', message: `${mode.name}: ${message}` });
    },
  };
}

/** Patterns have their own parts, which no record describes. */
function isPartOf(records: ReadonlyMap<string, ComponentRecord>, pair: string): boolean {
  const [slot = ''] = pair.split(' ');
  return [...records.values()].some(({ parts }) => Object.hasOwn(parts, slot));
}

interface MutableResult extends StoryResult {
  readonly failures: Failure[];
  readonly looks: Map<AccessibilityMode, readonly string[]>;
  readonly pressed: Set<string>;
  readonly attributes: Set<string>;
  endedAt: number;
}

function resultOf(results: Map<string, MutableResult>, story: Story): MutableResult {
  const known = results.get(story.id);
  if (known !== undefined) return known;
  const result = {
    story,
    failures: [],
    looks: new Map(),
    pressed: new Set<string>(),
    attributes: new Set<string>(),
    endedAt: 0,
  };
  results.set(story.id, result);
  return result;
}

interface LookTest {
  readonly result: MutableResult;
  /** All rules were checked in other colours of the same drawing. */
  readonly isChecked: boolean;
}

/** @returns whether the visit is one that is tested. */
async function testLook(
  shown: StoryPage,
  visit: Visit,
  { result, isChecked }: LookTest,
): Promise<boolean> {
  const { story, mode } = visit;
  const { width, height } = mode;
  const look = story.exportName === 'Matrix' ? looksOfMatrix.get(mode.name) : undefined;
  if (!visit.isOwnMode && look === undefined) return false;
  await shown.change(mode);
  if (look === '320 pixels wide') await shown.page.setViewportSize({ width: 320, height });
  const find = (): Promise<readonly string[]> =>
    shown.within(
      'Checking accessibility',
      shown.page.evaluate(violationsOf, {
        storyId: story.id,
        checked: { isMatrix: look !== undefined, isRecoloured: isChecked },
      }),
    );
  // Components measure a new width in a later frame.
  const found =
    look === '320 pixels wide' ? await untilNoneIsFound(find, shown.patience) : await find();
  if (look === '320 pixels wide') await shown.page.setViewportSize({ width, height });
  if (look !== undefined) result.looks.set(look, found);
  else if (found.length > 0) {
    result.failures.push({ of: 'accessibility', message: found.join('\n') });
  }
  return true;
}

/** Repeats `find` until it finds nothing, for at most `patience`, and returns what it found last. */
async function untilNoneIsFound(
  find: () => Promise<readonly string[]>,
  patience: number,
): Promise<readonly string[]> {
  const deadline = performance.now() + patience;
  let found = await find();
  while (found.length > 0 && performance.now() < deadline) found = await find();
  return found;
}

/** Runs in the page. */
async function violationsOf({
  storyId,
  checked,
}: {
  readonly storyId: string;
  readonly checked: Checked;
}): Promise<readonly string[]> {
  const { parameters } = await window.__STORYBOOK_PREVIEW__!.storyStoreValue!.loadStory({
    storyId,
  });
  return [
    ...(await window.storyTests.violations(parameters['a11y'] ?? {}, checked)),
    ...(checked.isMatrix ? window.storyTests.widerThanWindow() : []),
  ];
}

/** Focus, pointers and live regions are given back a moment after a story has gone. */
async function leftBehind(page: Page, patience: number): Promise<readonly string[]> {
  return page.evaluate(async (patience) => {
    const isOver = performance.now() + patience;
    for (;;) {
      const left = window.storyTests.leftBehind();
      if (left.length === 0 || performance.now() > isOver) return left;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }, patience);
}
