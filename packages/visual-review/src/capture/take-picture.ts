import { type ContentHash, decodePicture, type Picture, pictureHash } from '../picture/index.ts';
import { readTree } from './accessibility-tree.ts';
import type { StoryPage } from './story-page.ts';

export interface Stable {
  readonly kind: 'stable';
  readonly picture: Picture;
  readonly hash: ContentHash;
  /** The accessibility tree, as Playwright writes it. */
  readonly tree: string;
}

export interface Unstable {
  readonly kind: 'unstable';
  /** The different pictures, in the order in which they were taken. */
  readonly versions: readonly Picture[];
}

/** The maximum number of screenshots before a story counts as unstable. */
const maximumScreenshots = 8;

/** In milliseconds. React shows loaded content up to 300 later, and nothing announces it. */
const quietPeriod = 350;

/** Taller pages are cut: a browser paints no more in one piece. */
const maximumHeight = 4000;

/**
 * Takes a picture of the current story. An accepted picture and tree count at once, if the page did not
 * change meanwhile. Any other picture counts when two in a row are the same, and a third a moment later.
 * In that moment nothing may change, because a blinking page can look the same by chance, and nothing
 * may be requested or answered, because a screen can stand still between two answers.
 */
export async function takePicture(
  shown: StoryPage,
  isAccepted?: (picture: Stable) => boolean,
): Promise<Stable | Unstable> {
  const seen: Screenshot[] = [];
  await settle(shown);
  for (let count = 0; count < maximumScreenshots; count++) {
    const now = await takeScreenshot(shown);
    if (isAccepted !== undefined) {
      const picture = await stable(shown, now);
      const mutations = await shown.page.evaluate(() => window.mutations);
      if (mutations === now.mutations && isAccepted(picture)) return picture;
    }
    const last = seen.at(-1);
    seen.push(now);
    if (last !== undefined && isSame(last, now)) {
      // A screenshot of more than the window resizes the page, and its components measure it again.
      await settle(shown);
      const before = await activity(shown);
      await pause(shown, quietPeriod);
      await settle(shown);
      const isQuiet = (await activity(shown)) === before;
      const later = await takeScreenshot(shown);
      if (isQuiet && isSame(later, now)) return stable(shown, later);
      seen.push(later);
    }
    // A page that is still rendering gets more time with each screenshot.
    if (count > 0) await pause(shown, 40 * count);
  }
  const versions = seen.filter(
    (one, index) => seen.findIndex((other) => isSame(other, one)) === index,
  );
  // Something changes all the time, but not visibly.
  if (versions.length === 1) return stable(shown, versions[0]!);
  return {
    kind: 'unstable',
    versions: await Promise.all(versions.map(({ file }) => decodePicture(file))),
  };
}

interface Screenshot {
  readonly file: Buffer;
  /** Number of changes of the document before it. */
  readonly mutations: number;
}

function isSame(one: Screenshot, other: Screenshot): boolean {
  return one.file.equals(other.file);
}

async function takeScreenshot({ page, session }: StoryPage): Promise<Screenshot> {
  const { mutations, ...size } = await page.evaluate(measureContent, maximumHeight);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: size.isTall,
    clip: { x: 0, y: 0, width: size.width, height: size.height, scale: 1 },
  });
  return { file: Buffer.from(data, 'base64'), mutations };
}

/** Counts changes of the page, requests and answers. */
async function activity({ page, moduleEvents }: StoryPage): Promise<number> {
  return moduleEvents() + (await page.evaluate(() => window.requestEvents + window.mutations));
}

async function stable({ page }: StoryPage, { file }: Screenshot): Promise<Stable> {
  const tree = await readTree(page);
  const picture = await decodePicture(file);
  return { kind: 'stable', picture, hash: pictureHash(picture), tree };
}

/**
 * Waits until modules, answers, fonts and images are loaded and the page was painted twice, without
 * further requests: an answer can lead to modules, and these to requests.
 */
function settle(shown: StoryPage): Promise<void> {
  return shown.within('Loading modules, answers, fonts and images', untilLoaded(shown));
}

async function untilLoaded(shown: StoryPage): Promise<void> {
  // A story may show endless loading: an answer that is this late doesn't come.
  const patience = shown.patience / 20;
  let isLoaded = false;
  for (let unanswered = 0; !isLoaded;) {
    await shown.loaded();
    const answers = await shown.page.evaluate(awaitAnswers, { patience, unanswered });
    ({ unanswered } = answers);
    isLoaded = !shown.isLoading() && answers.pending <= unanswered;
  }
}

interface AwaitAnswers {
  /** In milliseconds. */
  readonly patience: number;
  /** Number of requests that are known to stay unanswered. */
  readonly unanswered: number;
}

/** Runs in the page. Resolves to the numbers of requests that stay unanswered, and that have no answer yet. */
async function awaitAnswers({ patience, unanswered }: AwaitAnswers) {
  let pending = window.pendingRequests;
  let since = performance.now();
  while (pending > unanswered && performance.now() - since < patience) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (window.pendingRequests !== pending) since = performance.now();
    pending = window.pendingRequests;
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  do {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    // A font is requested once a frame has text that needs it.
  } while (document.fonts.status === 'loading');
  return { unanswered: pending, pending: window.pendingRequests };
}

async function pause({ page }: StoryPage, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
}

/**
 * Runs in the page. Measures the content with a margin below it, because empty space shows nothing, and
 * whether it is taller than the window.
 */
async function measureContent(maximumHeight: number) {
  const margin = 16;
  window.hideAnnouncers(true);
  window.keepToasts();
  // The observer counts changes in the next microtask.
  await Promise.resolve();
  const { mutations } = window;
  const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
  if (scrollHeight > clientHeight + 1) {
    return { width, height: Math.min(scrollHeight, maximumHeight), isTall: true, mutations };
  }
  let bottom = 0;
  // Fixed elements can lie outside the boxes of their parents.
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  for (const child of [...document.body.children, ...fixed]) {
    if (!child.checkVisibility({ visibilityProperty: true })) continue;
    const box = child.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    bottom = Math.max(bottom, box.bottom, box.top + child.scrollHeight);
  }
  const height = bottom === 0 ? clientHeight : Math.min(Math.ceil(bottom) + margin, clientHeight);
  return { width, height: Math.max(height, 2 * margin), isTall: false, mutations };
}
