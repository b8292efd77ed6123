/** `ninefold stories`: the Storybook of an application, built, with its stories in a browser. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantsSchema } from '../../../apps/tenants/load.ts';
import { serveFolder } from '../../../packages/visual-review/src/catalogue/serve-folder.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { ninefold, type Outcome } from '../run-command.ts';

const root = join(import.meta.dirname, '../../..');
const chinook = process.env['CHINOOK_SQL'];
if (chinook === undefined) console.log('Chinook is skipped: CHINOOK_SQL names no file.');

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

interface Catalogue {
  readonly folder: string;
  readonly outcome: Outcome;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Writes the stories of an application, builds its Storybook, and opens it. */
async function openCatalogue(load: string, name = 'web'): Promise<Catalogue> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-stories-'));
  const application = join(root, 'apps', name);
  await cp(application, folder, {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|dist[^/]*|container|stories|supabase|\.\w+)$/.test(file),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, '.env'), '');
  const outcome = await ninefold(['stories', '--load', load], { folder });
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const output = join(folder, 'storybook');
  const build = ['build', '--test', '--quiet', '--output-dir', output];
  await promisify(execFile)(process.execPath, [storybook, ...build], { cwd: folder });
  const served = await serveFolder(output);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${served.url}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(
    await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  );
  return {
    folder,
    outcome,
    page,
    close: async () => {
      await page.close();
      await served.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Shows a story until its screen has a text, and returns how the story ended and what axe finds. */
async function show(page: Page, storyId: string, content: RegExp) {
  const status = await page.evaluate(
    (storyId) =>
      new Promise<string>((resolve) => {
        const { channel } = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
        const listen = (story: FinishedStory) => {
          if (story.storyId !== storyId) return;
          channel.off('storyFinished', listen);
          resolve(story.status);
        };
        channel.on('storyFinished', listen);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    storyId,
  );
  await expect.poll(() => page.locator('#storybook-root').innerText()).toMatch(content);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as AxeWindow;
    return (await axe.run('#storybook-root')).violations.map(({ id }) => id);
  });
  return { status, violations };
}

interface FinishedStory {
  readonly storyId: string;
  readonly status: string;
}

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    readonly channel: Record<
      'on' | 'off',
      (event: string, listen: (story: FinishedStory) => void) => void
    > & {
      emit(event: string, payload: object): void;
    };
  };
}

interface AxeWindow {
  readonly axe: {
    run(selector: string): Promise<{ readonly violations: readonly { readonly id: string }[] }>;
  };
}

const fine = { status: 'success', violations: [] };

describe('an adopter’s schema', () => {
  let dump: string;
  let catalogue: Catalogue;
  beforeAll(async () => {
    dump = await mkdtemp(join(tmpdir(), 'ninefold-schema-'));
    const schema = join(dump, 'schema.sql');
    await writeFile(schema, tenantsSchema());
    catalogue = await openCatalogue(schema, 'tenants');
  });
  afterAll(async () => {
    await catalogue?.close();
    await rm(dump, { recursive: true });
  });

  test('has a story of each screen in each state and for each role', async () => {
    expect(catalogue.outcome).toMatchObject({ exitCode: 0, stderr: '' });
    const text = await readFile(join(catalogue.folder, 'stories/tasks.stories.tsx'), 'utf8');
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        ...['List', 'Record', 'New', 'Edit'].flatMap((screen) => [
          screen,
          `${screen}AsMember`,
          `${screen}AsAnon`,
          `${screen}RightToLeft`,
          `${screen}OnPhone`,
        ]),
        'ListEmpty',
        'ListLoading',
        'ListFailed',
        'ListLongTexts',
        'RecordTodo',
        'RecordDoing',
        'RecordDone',
      ]),
    );
  });

  test.each([
    ['tasks--list', /1–10 of 10/],
    ['tasks--list-empty', /No tasks to show/],
    ['tasks--list-loading', /Tasks/],
    ['tasks--list-failed', /This couldn’t be loaded|This couldn't be loaded/],
    ['tasks--list-long-texts', /goes on for much longer/],
    ['tasks--list-right-to-left', /بحث|تصفية/],
    ['tasks--record-doing', /Doing/],
    ['tasks--new', /New task/],
    ['tasks--edit', /Edit /],
    // What policies hide, and what nobody is granted.
    ['invoices--list-as-manager', /1–10 of 10/],
    ['invoices--list-as-support', /No invoices to show|not for your role|Page not found/],
    ['tasks--list-as-support', /1–10 of 10/],
    ['tasks--list-as-bookkeeper', /No tasks to show/],
    ['tasks--record-as-authenticated', /Page not found/],
    ['tasks--list-as-anon', /Page not found/],
    ['countries--list-as-anon', /1–10 of 10/],
    ['product--home', /Studio planner/],
  ])('%s', async (id, content) => {
    expect(await show(catalogue.page, id, content)).toEqual(fine);
  });
});

describe.skipIf(chinook === undefined)('Chinook', () => {
  let catalogue: Catalogue;
  beforeAll(async () => {
    catalogue = await openCatalogue(chinook ?? '');
  });
  afterAll(() => catalogue?.close());

  test.each([
    ['tracks--list', /1–10 of 10/],
    ['tracks--list-failed', /couldn/],
    ['tracks--record-long-texts', /goes on for much longer/],
    ['tracks--new', /New track/],
  ])('%s, of samples alone', async (id, content) => {
    expect(await show(catalogue.page, id, content)).toEqual(fine);
  });
});
