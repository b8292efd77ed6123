/**
 * The story that shows what a component can look like, in every way that a
 * person may have the page: nothing in it may break a rule of accessibility,
 * and on a narrow screen, or at 400 % zoom, nothing may need sideways scrolling.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { AccessibilityRules } from './accessibility-rules.ts';
import { componentStories, type ComposedStory } from './component-stories.ts';
import { afterLayout } from './layout.ts';
import { modes, type Mode } from './modes.ts';
import { widerThanWindow } from './reflow.ts';
import { accessibilityModes } from './report.ts';
import { holdStill } from './still.ts';
import { violations } from './violations.ts';

let release: () => void;
beforeAll(() => {
  release = holdStill();
});
afterAll(async () => {
  release();
  await commands.emulateForcedColours('none');
});

async function show(story: ComposedStory, mode: Mode): Promise<void> {
  await commands.emulateForcedColours(mode.forcedColours === true ? 'active' : 'none');
  await page.viewport(mode.width ?? 1200, 900);
  await story.run({ globals: { ...story.globals, ...mode.globals } });
  await document.fonts.ready;
  await afterLayout();
}

describe.each(componentStories)('$component', ({ component, load }) => {
  it.for(accessibilityModes)('%s', async (mode, { task }) => {
    task.meta.quality = { component, of: mode };
    const { Matrix } = await load();
    if (Matrix === undefined) throw new Error(`${component} has no story named Matrix.`);
    await show(Matrix, modes[mode]);
    expect(await violations(Matrix.parameters['a11y'] as AccessibilityRules)).toEqual([]);
    expect(widerThanWindow(), 'The page scrolls sideways.').toEqual([]);
  });
});
