import { pressesShortcut } from '../../components/kbd/index.ts';
import { characterKeyWorks, isCharacterKey, takesKeys } from '../character-keys.ts';
import { formAround, isOverDialog } from '../over-dialog.ts';
import type { ScreenAction } from './screen-action.ts';

const modifiers: ReadonlySet<string> = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);

/**
 * The key that was pressed last, if a shortcut of two keys begins with it. It waits as long as a person needs for the
 * next key, and is forgotten where the pointer or the focus goes on.
 */
let first: string | undefined;
for (const type of ['pointerdown', 'focusin']) {
  window.addEventListener(type, () => {
    first = undefined;
  });
}

/** Keys that did nothing, since the person last did something else. */
let unused: readonly KeyboardEvent[] = [];
for (const type of ['pointerdown', 'popstate']) {
  window.addEventListener(type, () => {
    unused = [];
  });
}

/** Does those of the actions whose keys did nothing before. */
export function pressUnused(actions: readonly ScreenAction[]): void {
  const events = unused;
  unused = [];
  for (const event of events) press(event, actions);
}

/** Does the one of the actions whose keys are pressed, unless something on the screen has used them. */
export function press(event: KeyboardEvent, actions: readonly ScreenAction[]): void {
  if (modifiers.has(event.key)) return;
  const before = first;
  first = undefined;
  const unusedBefore = unused;
  unused = [];
  if (event.isComposing || sendForm(event) || event.defaultPrevented) return;
  if (isOverDialog(event.target) || isLeftToPart(event, actions)) return;
  const withKeys = actions.filter(({ handlesKeys }) => handlesKeys !== true);
  const works = ({ shortcut = '' }: ScreenAction) =>
    shortcut === 'Escape'
      ? !takesKeys(event.target)
      : !isCharacterKey(shortcut) || characterKeyWorks(event.target, shortcut);
  const begun = withKeys.find(
    (each) => presses(event, keysOf(each)[0]) && keysOf(each).length > 1 && works(each),
  );
  const action = withKeys.findLast((each) => {
    const keys = keysOf(each);
    const [only] = keys;
    if (before !== undefined && isCharacterKey(each.shortcut ?? '')) {
      return keys.length > 1 && only === before && presses(event, keys[1]);
    }
    return keys.length === 1 && presses(event, only);
  });
  if (action === undefined && begun !== undefined) {
    [first] = keysOf(begun);
    event.preventDefault();
  } else if (action === undefined && event.key.length === 1 && !takesKeys(event.target)) {
    unused = [...unusedBefore, event];
  }
  if (action?.onSelect === undefined || action.disabledReason !== undefined) return;
  if (!works(action)) return;
  event.preventDefault();
  if (!event.repeat) action.onSelect();
}

/** Ctrl or Cmd and Enter send the form or dialog around the focus. A record's form does so itself, with another as well. */
function sendForm(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, target, defaultPrevented } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof Element)) return false;
  // Radix's radios prevent every Enter, although they do nothing by it.
  if (defaultPrevented && !target.matches('[role=radio]')) return false;
  const form = formAround(target);
  if (form === undefined) return false;
  event.preventDefault();
  if (!event.repeat) form.requestSubmit();
  return true;
}

/** Escape leaves a form before the screen that it is on. */
function isLeftToPart(event: KeyboardEvent, actions: readonly ScreenAction[]): boolean {
  return (
    event.key === 'Escape' &&
    actions.some(({ shortcut, handlesKeys }) => handlesKeys === true && shortcut === 'Escape')
  );
}

function keysOf({ shortcut }: ScreenAction): readonly string[] {
  return shortcut?.split(' ') ?? [];
}

function presses(event: KeyboardEvent, key: string | undefined): boolean {
  return key !== undefined && pressesShortcut(event, key);
}
