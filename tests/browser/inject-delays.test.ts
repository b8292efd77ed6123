/** Under stress a page waits longer for everything that the machine's speed decides. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './launch-browser.ts';
import { stressScript } from './stress.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** What comes first: an event of the page, or a timer that is due before the event's delay is over. */
async function isDelayed(event: 'frame' | 'size' | 'animation' | 'pause'): Promise<boolean> {
  const page = await browser.newPage();
  await page.addInitScript(stressScript);
  await page.goto('data:text/html,<p style="animation: a 1ms">A</p><style>@keyframes a{}</style>');
  const first = await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        // Below what counts as a pause in typing, so that it is not delayed itself.
        setTimeout(() => setTimeout(() => setTimeout(() => resolve('timer'), 90), 90), 90);
        const seen = (): void => resolve('event');
        const paragraph = document.querySelector('p')!;
        if (name === 'frame') requestAnimationFrame(seen);
        if (name === 'size') new ResizeObserver(seen).observe(paragraph);
        if (name === 'pause') setTimeout(seen, 250);
        if (name === 'animation') {
          paragraph.addEventListener('animationend', seen);
          paragraph.style.animationName = 'none';
          // Laid out without its animation, it begins again.
          paragraph.getBoundingClientRect();
          paragraph.style.animationName = 'a';
        }
      }),
    event,
  );
  await page.close();
  return first === 'timer';
}

it.each(['frame', 'size', 'animation', 'pause'] as const)('delays a %s', async (event) => {
  expect(await isDelayed(event)).toBe(true);
});
