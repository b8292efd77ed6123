import { decodeSegment } from '../addresses/index.ts';

/**
 * Moves the focus to a screen once it is there.
 *
 * @param origins Paths, as links show them, of which the first that a link leads to has it take the focus: of the record
 *   that was saved, and of the screen that was left. The heading takes it where none does.
 */
export function focusWhenShown(origins: readonly string[], signal: AbortSignal): void {
  const paths = origins.map((origin) => decodeSegment(origin));
  if (signal.aborted || focusScreen(paths)) return;
  // The screen's own module, its record or its rows are still on their way.
  const observer = new MutationObserver(() => {
    if (focusScreen(paths)) observer.disconnect();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-busy'],
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Popups that close on blur. One may be open while the screen loads. */
const CLOSES_ON_BLUR =
  '[role=menu], [role=listbox], [data-slot=popover-content], [data-slot=cell-editor], [data-why-window]';

/**
 * Returns whether the focus is settled. Focus that is in the screen already stays, and so does focus
 * in what would close without it.
 */
function focusScreen(origins: readonly string[]): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return false;
  const focused = document.activeElement;
  if (focused?.closest(CLOSES_ON_BLUR) != null) return true;
  if (focused?.closest('main') != null && focused !== heading) return true;
  for (const origin of origins) {
    const link = linkTo(origin);
    if (link !== undefined) {
      link.focus();
      return true;
    }
    // The rows that may hold the link are not there yet.
    if (document.querySelector('main [aria-busy=true]') !== null) return false;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // A screen may open where another was scrolled to. The way back keeps its place.
  if (origins.length === 0) heading.scrollIntoView({ block: 'center' });
  return true;
}

/** Finds the link to a path. If nothing links to a form, the link to its record is used. */
function linkTo(path: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const to = (wanted: string) =>
    links.find((link) => decodeSegment(link.pathname) === wanted && link.checkVisibility());
  return to(path) ?? to(path.replace(/\/edit$/u, ''));
}
