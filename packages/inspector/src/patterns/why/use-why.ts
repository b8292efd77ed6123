import { useEffectEvent, useLayoutEffect } from 'react';
import { characterKeyWorks, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { askableAt, askableOf, asksWhenPressed } from './askable.ts';
import { whyMessages } from '@ninefold/ui/patterns/why';
import type { Askable } from './why-props.ts';

export interface WhyListeners {
  readonly onAsk: (asked: Askable) => void;
  /** Asked about nothing in particular. */
  readonly onList: () => void;
  /** Whether everything that can be asked about is marked, and asks when it is pressed. */
  readonly marked: boolean;
}

const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

/** Asks about what has the focus. */
const askKeys = '?';
/** Asks about what has the focus, and else lists all questions. */
export const whyListKeys = 'Shift+F1';

/**
 * Listens for questions on the whole page: a press on what asks, `?` on what has the focus, and
 * Shift F1 everywhere. It is in the first load, what answers is not.
 */
export function useWhy({ onAsk, onList, marked }: WhyListeners): void {
  const press = useEffectEvent((event: Event) => {
    const element = askableAt(event.target);
    if (element === undefined) return;
    const asks = event.type === 'click' && (marked || asksWhenPressed(element));
    if (!marked && !asks) return;
    // A marked element doesn't do what it usually does.
    event.preventDefault();
    event.stopPropagation();
    if (asks) onAsk(askableOf(element));
  });
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isHelp = event.key === 'F1' && event.shiftKey;
    if (!isHelp && !(event.key === askKeys && characterKeyWorks(event.target, askKeys))) return;
    const element = askableAt(event.target);
    if (element === undefined && !isHelp) return;
    event.preventDefault();
    if (element === undefined) onList();
    else onAsk(askableOf(element));
  });
  const keys = { place: 'everywhere', handlesKeys: true } as const;
  useScreenActions([
    { ...keys, id: 'why', label: whyMessages.list, shortcut: whyListKeys, onSelect: onList },
    {
      ...keys,
      id: 'why-focused',
      label: whyMessages.askFocused,
      shortcut: askKeys,
      keysOnly: true,
    },
  ]);
  // Before the buttons of the same drawing can be pressed.
  useLayoutEffect(() => {
    const onPress = (event: Event) => press(event);
    const onKey = (event: KeyboardEvent) => key(event);
    for (const type of presses) document.addEventListener(type, onPress, true);
    document.addEventListener('keydown', onKey);
    return () => {
      for (const type of presses) document.removeEventListener(type, onPress, true);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
