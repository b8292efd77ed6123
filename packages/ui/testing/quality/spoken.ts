import { Virtual } from '@guidepup/virtual-screen-reader';
import { keysOf } from './key-presses.ts';
import { startReader } from './reader.ts';

const shown = 'when shown';

export interface Spoken {
  readonly steps: readonly SpokenStep[];
  /** Announcements of live regions, whose timing is a timer's, not a key's. */
  readonly announced: readonly string[];
}

/** Something done, and what is said because of it. */
interface SpokenStep {
  readonly done: string;
  readonly said: readonly string[];
}

/**
 * Listens while a story is played: what is said for each key and each press of
 * the pointer. A virtual reader speaks when focus moves and when a live region
 * changes; that the focused element itself says something else than before, a
 * box that was checked, is added here.
 */
export async function listen(container: HTMLElement, play: () => Promise<void>): Promise<Spoken> {
  const { log, stop } = await startReader(container);
  const steps: Step[] = [begin(shown, false, log)];
  const next = (done: string, typed: boolean): void => {
    steps.push(begin(done, typed, log));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (isTyped(event)) next(event.key, true);
    else if (!/^(Shift|Control|Alt|Meta)$/.test(event.key)) next(keysOf(event), false);
  };
  const onPress = ({ target }: Event): void => {
    if (target instanceof Element) next(`click on ${titleOf(target)}`, false);
  };
  window.addEventListener('keydown', onKey, true);
  window.addEventListener('pointerdown', onPress, true);
  try {
    await play();
  } finally {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('pointerdown', onPress, true);
  }
  steps.push(begin('end', false, log));
  const spoken = { steps: await spokenOf(steps, log), announced: announcements(log) };
  await stop();
  return spoken;
}

/** The state of the page when something was done. */
interface Step {
  readonly done: string;
  readonly typed: boolean;
  /** The number of phrases spoken before. */
  readonly heard: number;
  readonly focused: Element | null;
  readonly focusedSays: Promise<string>;
}

function begin(done: string, typed: boolean, log: readonly string[]): Step {
  const focused = document.activeElement;
  return { done, typed, heard: log.length, focused, focusedSays: phraseOf(focused) };
}

/** Returns the words for one element, read before this returns. */
async function phraseOf(element: Element | null): Promise<string> {
  if (!(element instanceof HTMLElement) || element === document.body) return '';
  const reader = new Virtual();
  await reader.start({ container: element });
  const phrase = await reader.lastSpokenPhrase();
  await reader.stop();
  return phrase;
}

/** Removes repeated announcements, which come from two changes at once. */
function announcements(log: readonly string[]): readonly string[] {
  return log.filter(isAnnouncement).filter((phrase, index, all) => phrase !== all[index - 1]);
}

function isAnnouncement(phrase: string): boolean {
  return /^(polite|assertive): /.test(phrase);
}

async function spokenOf(
  steps: readonly Step[],
  log: readonly string[],
): Promise<readonly SpokenStep[]> {
  const entries: (SpokenStep & { readonly typed: boolean })[] = [];
  for (const [index, { done, typed, heard, focused, focusedSays }] of steps.entries()) {
    const after = steps[index + 1];
    if (after === undefined) break;
    const said = log.slice(heard, after.heard).filter((phrase) => !isAnnouncement(phrase));
    const now = await after.focusedSays;
    if (focused === after.focused && now !== (await focusedSays)) said.push(now);
    const last = entries.at(-1);
    // A word that is typed is one thing done.
    if (last?.typed === true && typed)
      entries.splice(-1, 1, { done: last.done + done, said, typed });
    else entries.push({ done, said, typed });
  }
  return entries
    .filter(({ done, said }) => done !== shown || said.length > 0)
    .map(({ done, said, typed }) => ({ done: typed ? `“${done}”` : done, said }));
}

function isTyped({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const inText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && target.selectionStart !== null);
  return inText && key.length === 1 && !ctrlKey && !metaKey;
}

/** Returns the name that a person would use for the pressed element. */
function titleOf(target: Element): string {
  const pressed = target.closest('button, a, label, input, [role]') ?? target;
  const title = pressed.getAttribute('aria-label') ?? pressed.textContent ?? '';
  return title.replaceAll(/\s+/g, ' ').trim() || pressed.localName;
}
