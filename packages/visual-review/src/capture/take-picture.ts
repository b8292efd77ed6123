import { readPicture } from '../picture/picture-file.ts';
import { type ContentHash, type Picture, pictureHash } from '../picture/picture.ts';
import { readWords } from './read-words.ts';
import type { StoryPage } from './story-page.ts';

export interface Held {
  readonly kind: 'held';
  readonly picture: Picture;
  readonly hash: ContentHash;
  /** The accessibility tree with its text, as Playwright writes it. */
  readonly words: string;
}

export interface Restless {
  readonly kind: 'restless';
  /** The different pictures that were seen, in their order. */
  readonly versions: readonly Picture[];
}

/** How often a story is looked at before it is called restless. */
const looks = 8;

/** In milliseconds. React shows what was loaded up to 300 later, and nothing tells before. */
const afterwards = 350;

/** Higher pages are cut: nobody reviews more at once, and a browser paints no more in one piece. */
const maximumHeight = 4000;

/**
 * Takes a shown story's picture. A picture and words that `isKnown` knows count at once, if nothing
 * in the page changed meanwhile. Any other picture counts when two in a row are the same, and a third
 * one a moment later. In that moment nothing may change, because a blinking page can look the same by
 * chance, and nothing may be requested or answered: a screen can hold still between two answers.
 */
export async function takePicture(
  shown: StoryPage,
  isKnown?: (held: Held) => boolean,
): Promise<Held | Restless> {
  const seen: Look[] = [];
  await settle(shown);
  for (let count = 0; count < looks; count++) {
    const now = await look(shown);
    if (isKnown !== undefined) {
      const held = await hold(shown, now);
      if ((await stirrings(shown)) === now.stirrings && isKnown(held)) return held;
    }
    const last = seen.at(-1);
    seen.push(now);
    if (last !== undefined && isSame(last, now)) {
      // A picture of more than the window resizes the page, and what measures itself changes.
      await settle(shown);
      const before = await activity(shown);
      await pause(shown, afterwards);
      await settle(shown);
      const isQuiet = (await activity(shown)) === before;
      const later = await look(shown);
      if (isQuiet && isSame(later, now)) return hold(shown, later);
      seen.push(later);
    }
    // A page that is still drawing gets longer each time.
    if (count > 0) await pause(shown, 40 * count);
  }
  const different = seen.filter(
    (one, index) => seen.findIndex((other) => isSame(other, one)) === index,
  );
  // Something changes all the time, and nobody sees it.
  if (different.length === 1) return hold(shown, different[0]!);
  return {
    kind: 'restless',
    versions: await Promise.all(different.map(({ file }) => readPicture(file))),
  };
}

interface Look {
  readonly file: Buffer;
  /** How often something had changed in the page when the picture was begun. */
  readonly stirrings: number;
}

function isSame(one: Look, other: Look): boolean {
  return one.file.equals(other.file);
}

async function look({ page, session }: StoryPage): Promise<Look> {
  const { width, height, beyond, stirrings } = await page.evaluate(measureContent, maximumHeight);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: beyond,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return { file: Buffer.from(data, 'base64'), stirrings };
}

/** Rises with each change of the page, each request and each answer. */
async function activity({ page, moduleSteps }: StoryPage): Promise<number> {
  return moduleSteps() + (await page.evaluate(() => window.requestSteps + window.stirrings));
}

async function stirrings({ page }: StoryPage): Promise<number> {
  return page.evaluate(() => window.stirrings);
}

async function hold({ page }: StoryPage, { file }: Look): Promise<Held> {
  const words = await readWords(page);
  const picture = await readPicture(file);
  return { kind: 'held', picture, hash: pictureHash(picture), words };
}

/**
 * How long the next answer is waited for, in milliseconds: a story may show how it is to wait for
 * ever.
 */
const patience = 3000;

/**
 * Modules, answers, fonts and images are there, the page was painted twice, and asked for nothing
 * more: an answer leads to modules, and they to further questions.
 */
async function settle(shown: StoryPage): Promise<void> {
  let unanswered = 0;
  do {
    await shown.loaded();
    unanswered = await shown.page.evaluate(awaitAnswers, { patience, unanswered });
  } while (
    shown.isLoading() ||
    (await shown.page.evaluate(() => window.requestsUnderWay)) > unanswered
  );
}

interface Awaited {
  readonly patience: number;
  /** How many requests were waited for in vain. */
  readonly unanswered: number;
}

/** Runs in the page. Resolves to how many requests have no answer for longer than the patience. */
async function awaitAnswers({ patience, unanswered }: Awaited): Promise<number> {
  let underWay = window.requestsUnderWay;
  let since = performance.now();
  while (underWay > unanswered && performance.now() - since < patience) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (window.requestsUnderWay !== underWay) since = performance.now();
    underWay = window.requestsUnderWay;
  }
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  do {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    // A font is loaded once a frame has drawn text that needs it.
  } while (document.fonts.status === 'loading');
  return underWay;
}

async function pause({ page }: StoryPage, milliseconds: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
}

interface Measured {
  readonly width: number;
  readonly height: number;
  /** It is higher than the window. */
  readonly beyond: boolean;
  readonly stirrings: number;
}

/** Runs in the page. As high as what is shown, with some air: empty space says nothing. */
async function measureContent(maximumHeight: number): Promise<Measured> {
  const air = 16;
  window.hideAnnouncers(true);
  window.holdMessages();
  // What was changed just now is counted by the next microtask.
  await Promise.resolve();
  const { stirrings } = window;
  const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
  const width = clientWidth;
  if (scrollHeight > clientHeight + 1) {
    return { width, height: Math.min(scrollHeight, maximumHeight), beyond: true, stirrings };
  }
  let bottom = 0;
  // What is fixed stands outside the boxes that hold it.
  const fixed = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  for (const child of [...document.body.children, ...fixed]) {
    if (!child.checkVisibility({ visibilityProperty: true })) continue;
    const box = child.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    bottom = Math.max(bottom, box.bottom, box.top + child.scrollHeight);
  }
  const height = bottom === 0 ? clientHeight : Math.min(Math.ceil(bottom) + air, clientHeight);
  return { width, height: Math.max(height, 2 * air), beyond: false, stirrings };
}
