import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clock, liveLine } from './live-line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function outputOf(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  return { written, output: { isTTY, columns: 10, write } };
}

it('changes a terminal’s line at most once a second, and cuts it at the edge', () => {
  const { written, output } = outputOf(true);
  let count = 0;
  const line = liveLine(() => `Building ${(count += 1)}`, output);
  vi.advanceTimersByTime(3500);
  const clear = '\r\u001B[K';
  expect(written.join('')).toBe(
    `${clear}Building ${clear}Building ${clear}Building ${clear}Building `,
  );
  written.length = 0;
  line.print('Built.');
  line.stop();
  vi.advanceTimersByTime(3500);
  expect(written.join('')).toBe(`${clear}Built.\n${clear}`);
  expect(count).toBe(4);
});

it('writes the whole line to a terminal that says it has no columns', () => {
  const { written, output } = outputOf(true);
  liveLine(() => 'Building Storybook', { ...output, columns: 0 }).stop();
  expect(written).toContain('Building Storybook');
});

it('adds a line each 30 seconds elsewhere', () => {
  const { written, output } = outputOf(false);
  let state = 'Building';
  const line = liveLine(() => state, output);
  state = 'Taking pictures';
  vi.advanceTimersByTime(61_000);
  line.print('Done.');
  line.stop();
  expect(written).toEqual(['Building\n', 'Taking pictures\n', 'Taking pictures\n', 'Done.\n']);
});

it('writes minutes and seconds', () => {
  expect([clock(0), clock(61.9), clock(6000)]).toEqual(['00:00', '01:01', '100:00']);
});
