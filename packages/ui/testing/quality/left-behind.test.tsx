import { afterEach, expect, it } from 'vitest';
import { watchPage, type Watch } from './left-behind.ts';

let watch: Watch | undefined;
const undo: (() => void)[] = [];
afterEach(() => {
  watch?.stop();
  for (const step of undo.splice(0)) step();
});

const hear = (): void => undefined;

it.each<readonly [kept: string, take: () => () => void]>([
  [
    'a listener for keydown',
    () => {
      document.addEventListener('keydown', hear, true);
      return () => document.removeEventListener('keydown', hear, { capture: true });
    },
  ],
  [
    'a ResizeObserver',
    () => {
      const observer = new ResizeObserver(() => undefined);
      observer.observe(document.body);
      return () => observer.unobserve(document.body);
    },
  ],
  [
    'a MutationObserver',
    () => {
      const observer = new MutationObserver(() => undefined);
      observer.observe(document.body, { childList: true });
      return () => observer.disconnect();
    },
  ],
  [
    'a timer of 5000 ms',
    () => {
      const timer = setTimeout(() => undefined, 5000);
      return () => clearTimeout(timer);
    },
  ],
  [
    'a timer of 10 ms',
    () => {
      const timer = setInterval(() => undefined, 10);
      return () => clearInterval(timer);
    },
  ],
  [
    'body[style="overflow: hidden;"]',
    () => {
      document.body.style.overflow = 'hidden';
      return () => document.body.removeAttribute('style');
    },
  ],
])('names %s until it is given back', (kept, take) => {
  watch = watchPage();
  const giveBack = take();
  undo.push(giveBack);
  expect(watch.kept()).toEqual([kept]);
  giveBack();
  expect(watch.kept()).toEqual([]);
});

it('names an element that stays in the page', () => {
  watch = watchPage();
  const portal = document.createElement('div');
  portal.id = 'portal';
  document.body.append(portal);
  undo.push(() => portal.remove());
  expect(watch.kept()).toEqual(['in body: <div id="portal">']);
});
