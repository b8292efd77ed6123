/** Asserts that a part releases everything when it is removed. */
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { watchPage, type Watch } from '../quality/left-behind.ts';
import { overlayParts, pageParts } from './parts.tsx';

let watch: Watch | undefined;
afterEach(() => {
  watch?.stop();
  watch = undefined;
});

describe.each([...pageParts, ...overlayParts])('$name', ({ render: part }) => {
  it('leaves nothing behind', async () => {
    const shown = <StrictMode>{part({ children: 'text' }, {})}</StrictMode>;
    // What is set up once for all, with the first that needs it, may stay.
    await render(shown);
    await cleanup();
    watch = watchPage();
    await render(shown);
    await cleanup();
    // Focus and pointers are given back a moment after.
    await expect.poll(() => watch?.kept()).toEqual([]);
  });
});
