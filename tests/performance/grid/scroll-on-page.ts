/** The result of a long scroll. */
export interface Scrolled {
  /** Each frame's time, in milliseconds. */
  readonly frames: readonly number[];
  /** Whether the last row was reached by the scrollbar. */
  readonly reachesEnd: boolean;
}

/** Runs in the page: scrolls by the height of 15 rows a frame, and then to the end. */
export async function scrollOnPage(steps: number): Promise<Scrolled> {
  const scroll = document.querySelector('[data-scroll], .dvn-scroller, .ag-grid-viewport');
  if (scroll === null) throw new Error('Nothing scrolls.');
  // The function is sent to the page as text, without its closure.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const frames: number[] = [];
  let last = await frame();
  for (let step = 0; step < steps; step++) {
    scroll.scrollTop += 600;
    const now = await frame();
    frames.push(now - last);
    last = now;
  }
  const rows = Number(new URLSearchParams(location.search).get('rows'));
  scroll.scrollTop = scroll.scrollHeight;
  for (let waited = 0; waited < 30; waited++) await frame();
  return { frames, reachesEnd: document.body.textContent.includes(`Order ${rows}`) };
}
