import { untilNextDistance } from './distance.ts';

interface Watch {
  readonly instant: number;
  readonly notify: () => void;
  due: number;
}

const watches = new Set<Watch>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Calls `notify` when the distance of the instant from now may have changed.
 * All times on a page share one timer, which rests while the page is hidden.
 *
 * @returns what ends it.
 */
export function watchDistance(instant: number, notify: () => void): () => void {
  const now = Date.now();
  const watch = { instant, notify, due: now + untilNextDistance(instant, now) };
  if (watches.size === 0) document.addEventListener('visibilitychange', wake);
  watches.add(watch);
  setTimer();
  return () => {
    watches.delete(watch);
    if (watches.size === 0) document.removeEventListener('visibilitychange', wake);
    setTimer();
  };
}

function setTimer(): void {
  clearTimeout(timer);
  timer = undefined;
  if (watches.size === 0 || document.hidden) return;
  const next = Math.min(...Array.from(watches, ({ due }) => due));
  timer = setTimeout(wake, Math.max(0, next - Date.now()));
}

function wake(): void {
  if (document.hidden) {
    setTimer();
    return;
  }
  const now = Date.now();
  const due = [...watches].filter((watch) => watch.due <= now);
  for (const watch of due) {
    watch.due = now + untilNextDistance(watch.instant, now);
    watch.notify();
  }
  setTimer();
}
