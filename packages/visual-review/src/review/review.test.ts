/**
 * Changes a small Storybook (a token, a moved icon, a new component, a deleted story and one that blinks)
 * and reviews the changes in a browser.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityViolations, launchBrowser, openPage } from '../../testing/browser.ts';
import { copyFixture, type Fixture } from '../../testing/fixture.ts';
import {
  acceptChanges,
  acceptProbe,
  manifestFile,
  readManifest,
  readReviewFile,
  storeState,
} from '../accepted/index.ts';
import { openStoryPage, type StoryPage, takePicture } from '../capture/index.ts';
import { buildCatalogue, serveFolder } from '../catalogue/index.ts';
import { type Mode, modeNamed } from '../configuration/index.ts';
import { passesWith, type RunReport } from '../report/index.ts';
import { summary, takeRun } from '../run/index.ts';
import { type ReviewServer, serveReview, writeReviewPage, writeStaticReport } from './index.ts';
import { tokenHeader } from './review-data.ts';

const first = { who: 'Fixture', why: 'The first pictures' };

let fixture: Fixture;
let folder: string;
let browser: Browser;
let server: ReviewServer;
let before: RunReport;
let report: RunReport;
const states: string[] = [];
let page: Page;
let problems: readonly string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-review-test-'));
  fixture = await copyFixture();
  const { project } = fixture;
  before = await takeRun(project, {});
  await acceptChanges(project, before.changes, first);
  await acceptProbe(project, before, first);
  await fixture.commit();
  await fixture.change();
  report = await takeRun(project, { onlyChanged: true, doing: (state) => states.push(state) });
  const built = join(folder, 'page');
  await writeReviewPage(built);
  server = await serveReview({ project, page: built, who: 'Reviewer' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await fixture?.remove();
  await rm(folder, { recursive: true, force: true });
});

const decide = async (key: string, note: string): Promise<void> => {
  await page.keyboard.press(key);
  await page.getByRole('dialog').getByRole('textbox').fill(note);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};
const progress = (text: string) => page.getByText(text, { exact: true }).last().waitFor();

const ask = (headers: Record<string, string>, method = 'POST') =>
  fetch(new URL('/review', server.url), {
    method,
    headers,
    body: method === 'POST' ? '{"action":"undo"}' : null,
  });

async function withStoryPage(mode: Mode, use: (shown: StoryPage) => Promise<void>): Promise<void> {
  const { project } = fixture;
  const { folder } = await buildCatalogue(project);
  const served = await serveFolder(folder);
  const shown = await openStoryPage(project, browser, served.url, mode);
  await use(shown);
  await shown.close();
  await served.close();
}

describe('takeRun', () => {
  it('says what it does while it builds, takes pictures and looks for what changed', () => {
    expect(states[0]).toMatch(/^Building Storybook, \d+ s last time$/);
    expect(states[1]).toMatch(/^Building Storybook, \d+ s last time: [a-z✓]/i);
    expect(states).toContain('Taking pictures: 18 of 18, 12 differ');
    expect(states).toContain('Finding what changed: 10 of 10 pictures, in an earlier build');
  });

  it('reports every picture as new where none is accepted', () => {
    expect(before.changes.map(({ kind }) => kind)).toEqual(Array(18).fill('new'));
  });

  it('finds each change, and groups them', () => {
    const groups = [...Map.groupBy(report.changes, ({ groupTitle }) => groupTitle)].map(
      ([title, changes]) => `${title}: ${changes[0]?.kind} ${changes.length}`,
    );
    expect(groups.toSorted()).toEqual([
      '<svg>: margin-inline: changed 3',
      'Button: background-color: changed 7',
      'Gone: note: gone 1',
      'New: Tag: new 1',
      'Unstable: Lamp, Default: unstable 1',
    ]);
  });

  it('names what changed, with the values of each picture', () => {
    const sentences = Object.fromEntries(
      report.changes.map(({ key, sentences }) => [key, sentences[0]]),
    );
    expect(sentences).toMatchObject({
      'button--matrix light-1280':
        'Button: background-color changed from rgb(36, 88, 197) to rgb(138, 47, 184).',
      'message--default dark-1280': '<svg>: margin-inline changed from 4px 12px to 10px 6px.',
    });
  });

  it('says that the cause is not known where no earlier build draws the accepted pictures', async () => {
    const { project } = fixture;
    const built = await buildCatalogue(project);
    const { changes } = await takeRun(
      { ...project, workFolder: join(folder, 'without-builds') },
      { catalogue: built.folder, story: ['message'] },
    );
    expect(new Set(changes.map(({ kind, groupTitle }) => `${kind}: ${groupTitle}`))).toEqual(
      new Set(['changed: The same change of 24 × 18 pixels, cause not known', 'gone: Gone: note']),
    );
  });

  it('says why each story was taken', () => {
    expect(report.reasons).toContainEqual({
      story: 'button--matrix',
      reason: 'source/tokens.css changed, and tokens are part of every story',
    });
  });

  it('takes stories in their own mode only, and keeps the pictures of other modes', async () => {
    const { project } = fixture;
    const built = await buildCatalogue(project);
    const { taken, changes } = await takeRun(
      { ...project, workFolder: join(folder, 'own-mode') },
      { catalogue: built.folder, onlyOwnMode: true, story: ['button'] },
    );
    expect(taken).toBe(2);
    const found = changes.map(({ kind, story, mode }) => `${kind} ${story} ${mode}`);
    expect(found.toSorted()).toEqual([
      'changed button--default light-1280',
      'changed button--matrix light-1280',
      'gone note--default light-1280',
    ]);
  });

  it('recolours a story as if it were rendered in those colours', async () => {
    const [light, dark] = ['light-1280', 'dark-1280'].map((name) =>
      modeNamed(fixture.project.modes, name),
    ) as [Mode, Mode];
    const hashes: string[] = [];
    for (const rendered of [light, dark]) {
      await withStoryPage(rendered, async (shown) => {
        await shown.show('button--matrix');
        for (const colours of [light, dark]) {
          await shown.change(colours);
          const taken = await takePicture(shown);
          hashes.push(taken.kind === 'stable' ? taken.hash : taken.kind);
        }
      });
    }
    const [lightRendered, darkOverLight, lightOverDark, darkRendered] = hashes;
    expect(darkOverLight).toBe(darkRendered);
    expect(lightOverDark).toBe(lightRendered);
    expect(darkRendered).not.toBe(lightRendered);
  });

  it('names a wait that timed out, and what the page showed', async () => {
    await withStoryPage(fixture.project.modes[0]!, async (shown) => {
      await shown.show('message--default');
      const never = new Promise<never>(() => undefined);
      await expect(shown.within('Loading the moon', never, 100)).rejects.toThrow(
        /^Loading the moon took longer than 0\.1 seconds\. .* the page showed “.*Every field is filled in\./,
      );
    });
  });

  it('waits for an answer, and for the requests after it', async () => {
    await withStoryPage(fixture.project.modes[0]!, async (shown) => {
      // Longer than the quiet period before a picture.
      await shown.page.route('**/late/*', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.fulfill({ body: 'Here at last' });
      });
      await shown.show('message--default');
      await shown.page.evaluate(() => {
        const root = document.querySelector('#storybook-root')!;
        root.textContent = '';
        setTimeout(async () => {
          await fetch('/late/one');
          await new Promise((resolve) => setTimeout(resolve, 150));
          const answer = await fetch('/late/another');
          root.textContent = await answer.text();
        }, 150);
      });
      const taken = await takePicture(shown);
      expect(taken.kind === 'stable' && taken.tree).toContain('Here at last');
    });
  });

  it('gives Chromatic the same modes', async () => {
    await withStoryPage(fixture.project.modes[0]!, async (shown) => {
      const counts = await shown.page.evaluate(async () => {
        const stories = await window.__STORYBOOK_PREVIEW__!.extract();
        return Object.entries(stories).map(([id, { parameters }]) => {
          const { modes } = parameters['chromatic'] as { readonly modes: object };
          return [id, Object.keys(modes).length] as const;
        });
      });
      expect(Object.fromEntries(counts)).toEqual({
        'button--default': 1,
        'button--matrix': 12,
        'lamp--default': 1,
        'message--default': 3,
        'tag--default': 1,
      });
    });
  });

  it('fails, and says what is undecided and how to review it', () => {
    const text = summary(report, []);
    expect(passesWith(report, [])).toBe(false);
    expect(text).toContain('Button: background-color, 7 pictures');
    expect(text).toContain('visual-review review');
  });
});

describe('the review page', () => {
  beforeEach(async () => {
    await page?.context().close();
    ({ page, problems } = await openPage(browser, server.url));
    await page.goto(server.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('shows the pictures in five views, with the same zoom and place', async () => {
    const frames = page.getByRole('region', { name: /picture$/ });
    expect(await frames.count()).toBe(2);
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    await page.getByText('400 %').waitFor();
    await frames.first().evaluate((frame) => frame.scrollTo(200, 40));
    await page.waitForFunction(
      () => document.querySelectorAll('section[aria-label$="picture"]')[1]?.scrollLeft === 200,
    );
    await page.keyboard.press('0');
    const names: (string | null)[] = [];
    for (const key of ['2', '3', '4', '5']) {
      await page.keyboard.press(key);
      names.push(
        await page.locator('#change section[tabindex="0"]').first().getAttribute('aria-label'),
      );
    }
    expect(names).toEqual(['Overlay', 'Swipe', 'Blink', 'Difference']);
    expect(problems).toEqual([]);
  });

  it('blinks automatically, but not with reduced motion', async () => {
    await page.keyboard.press('4');
    await page.getByText('Shown: New').waitFor();
    await page.getByText('Shown: Accepted').waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Stop blinking' }).waitFor({ state: 'detached' });
    const turns = page.getByText(/^Shown: /);
    const still = await turns.textContent();
    await page.keyboard.press('x');
    await page.getByText(still === 'Shown: New' ? 'Shown: Accepted' : 'Shown: New').waitFor();
    expect(await page.getByRole('button', { name: 'Stop blinking' }).count()).toBe(0);
  });

  it('visits pictures, groups and modes by keys, lists the keys, and turns them off', async () => {
    const titles: string[] = [];
    for (const key of ['j', 'k', 'g', 'm', 'n']) {
      await page.keyboard.press(key);
      titles.push(
        (await page.locator('#change-title').locator('..').innerText()).replaceAll('\n', ' '),
      );
    }
    expect(titles.map((title) => title.replace(/ Changed.*$/, ''))).toEqual([
      'Button, Matrix Compact, 1280',
      'Button, Default Light, 1280',
      'Message, Default High contrast, 1280',
      'Message, Default Dark, 1280',
      'Message, Default Light, 1280',
    ]);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keys and help' }).getByRole('row');
    expect(await keys.count()).toBeGreaterThan(18);
    await page.getByRole('switch', { name: 'Shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    expect(await page.locator('#change-title').innerText()).toBe('Message, Default');
  });

  it('continues while a decision is written, and returns if that fails', async () => {
    const asked = Promise.withResolvers<Route>();
    await page.route('**/review', (route) => asked.resolve(route));
    await decide('a', 'The accent is violet now.');
    const route = await asked.promise;
    await progress('7 of 13 decided, saving…');
    await page.getByRole('heading', { level: 2, name: 'Message, Default' }).waitFor();
    await route.abort();
    await page.getByRole('heading', { level: 2, name: 'Button, Default' }).waitFor();
    await page.getByRole('alert').getByText('no longer runs').waitFor();
    await progress('0 of 13 decided');
    expect((await readReviewFile(fixture.project)).decisions).toEqual([]);
  });

  it('splits a picture off, and accepts the rest of its group as shown', async () => {
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Put back' }).waitFor();
    await page.keyboard.press('j');
    await decide('a', 'The accent is violet now.');
    await progress('6 of 13 decided');
    const manifest = await readManifest(fixture.project.acceptedFolder);
    const accepted = report.changes.filter(({ story }) => story === 'button--matrix');
    const rows = accepted.map(({ key }) => manifest.get(key as `${string} ${string}`));
    expect(rows.map((row) => row?.picture)).toEqual(accepted.map(({ taken }) => taken?.picture));
    expect(rows[0]).toMatchObject({ who: 'Reviewer', why: 'The accent is violet now.' });
    const alone = report.changes.find(({ key }) => key === 'button--default light-1280');
    expect(manifest.get('button--default light-1280')?.picture).toBe(alone?.accepted?.picture);
  });

  it('keeps an unfinished review, and undoes its last decision', async () => {
    await progress('6 of 13 decided');
    await page.keyboard.press('u');
    await progress('0 of 13 decided');
    const manifest = await readManifest(fixture.project.acceptedFolder);
    const undone = report.changes.find(({ key }) => key === 'button--matrix light-1280');
    expect(manifest.get('button--matrix light-1280')?.picture).toBe(undone?.accepted?.picture);
    expect((await storeState(fixture.project)).missing).toEqual([]);
  });

  it('accepts, rejects with a note, and finishes', async () => {
    await page.keyboard.press('s');
    await decide('a', 'The accent is violet now.');
    await progress('7 of 13 decided');
    await page.getByRole('heading', { level: 2, name: 'Message, Default' }).waitFor();
    await decide('r', 'The icon touches the text.');
    await progress('10 of 13 decided, 3 rejected');
    // The new and the gone one, for the last reason.
    await page.keyboard.press('a');
    await progress('11 of 13 decided, 3 rejected');
    await page.keyboard.press('a');
    await progress('12 of 13 decided, 3 rejected');
    await page.getByRole('heading', { level: 2, name: 'Lamp, Default', exact: true }).waitFor();
    const lamp = page.getByRole('button', { name: /^Accept/ });
    expect(await lamp.isDisabled()).toBe(true);
    expect(await page.getByRole('region', { name: /^Look \d picture$/ }).count()).toBe(2);
    await decide('r', 'It blinks.');
    await progress('13 of 13 decided, 4 rejected');
    await page.getByRole('button', { name: 'Finish' }).click();
    await server.finished;
    await page.getByRole('heading', { name: 'The review is saved' }).waitFor();

    const { decisions } = await readReviewFile(fixture.project);
    expect(passesWith(report, decisions)).toBe(false);
    expect(summary(report, decisions)).toContain('rejected: The icon touches the text.');
    const manifest = await readManifest(fixture.project.acceptedFolder);
    expect(manifest.has('tag--default light-1280')).toBe(true);
    expect(manifest.has('note--default light-1280')).toBe(false);
    expect((await storeState(fixture.project)).orphans).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('has no accessibility violation, wide and narrow, light and dark', async () => {
    const found: string[] = [];
    const overflows: number[] = [];
    for (const width of [1280, 390]) {
      for (const theme of ['light', 'dark'] as const) {
        const opened = await openPage(browser, server.url, { width, theme });
        await opened.page.goto(server.url);
        await opened.page.getByRole('heading', { level: 1 }).waitFor();
        found.push(...(await accessibilityViolations(opened.page)));
        overflows.push(
          await opened.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        );
        await opened.context.close();
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Show the list' }).click();
    found.push(...(await accessibilityViolations(page)));
    expect(found).toEqual([]);
    expect(overflows).toEqual([0, 0, 0, 0]);
    expect(await page.locator('#change').isVisible()).toBe(false);
  });
});

describe('the server', () => {
  it('writes nothing without the token, for another origin or another name', async () => {
    const token = new URL(server.url).hash.slice(1);
    const earlier = await readFile(manifestFile(fixture.project.acceptedFolder), 'utf8');
    const statuses = [
      await ask({}),
      await ask({ [tokenHeader]: 'f'.repeat(32) }),
      await ask({ [tokenHeader]: token, origin: 'https://example.com' }),
      await ask({ origin: 'https://example.com' }, 'GET'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 403, 403, 403]);
    expect(await readFile(manifestFile(fixture.project.acceptedFolder), 'utf8')).toBe(earlier);
  });
});

describe('the static report', () => {
  it('opens from a file, shows pictures and trees, and has no decisions', async () => {
    const target = join(folder, 'report');
    await writeStaticReport(fixture.project, target);
    const opened = await openPage(browser, 'http://localhost');
    await opened.page.goto(pathToFileURL(join(target, 'index.html')).href);
    await opened.page.getByRole('heading', { level: 2, name: 'Button, Default' }).waitFor();
    await opened.page.waitForFunction(() =>
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    );
    await opened.page.getByText('Accessibility tree and text').click();
    await opened.page.getByText('button "Save"').waitFor();
    expect(await opened.page.getByRole('button', { name: /^Accept|^Reject/ }).count()).toBe(0);
    expect(opened.problems).toEqual([]);
    await opened.context.close();
  });
});
