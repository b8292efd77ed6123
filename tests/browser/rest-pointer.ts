/**
 * A setup file of the browser tests. They share one pointer, and a file begins where the file before it has left it:
 * what appears below it would be hovered.
 */
import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';

beforeAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});
