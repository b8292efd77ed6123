import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FoundCommand } from './match.ts';

interface Active {
  readonly id: string;
  /** The text with which it became the active one. */
  readonly text: string;
  readonly by: 'key' | 'pointer';
}

/**
 * Keeps track of the command that Enter chooses: the first one of a text, until another is moved to.
 * It stays the same one while more commands arrive.
 *
 * @param list The element that scrolls, whose options have `optionId`s.
 */
export function useActiveCommand(
  found: readonly FoundCommand[],
  text: string,
  list: RefObject<HTMLElement | null>,
  optionId: (commandId: string) => string,
) {
  const [last, setLast] = useState<Active>();
  const isFound = (id: string) => found.some(({ command }) => command.id === id);
  const [first] = found;
  let active = last?.text === text && isFound(last.id) ? last : undefined;
  if (active === undefined && first !== undefined) {
    active = { id: first.command.id, text, by: 'key' };
    setLast(active);
  }
  const index = found.findIndex(({ command }) => command.id === active?.id);

  const scrolled = useRef<Active>(undefined);
  useLayoutEffect(() => {
    if (active === undefined || active === scrolled.current || active.by === 'pointer') return;
    scrolled.current = active;
    // The title above the first one comes with it.
    if (index === 0) list.current?.scrollTo({ top: 0 });
    else document.getElementById(optionId(active.id))?.scrollIntoView({ block: 'nearest' });
  });

  const moveTo = (target: number) => {
    const command = found[Math.max(0, Math.min(target, found.length - 1))]?.command;
    if (command !== undefined) setLast({ id: command.id, text, by: 'key' });
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => moveTo(index === found.length - 1 ? 0 : index + 1),
    ArrowUp: () => moveTo(index <= 0 ? found.length - 1 : index - 1),
    Home: () => moveTo(0),
    End: () => moveTo(found.length - 1),
    PageDown: () => moveTo(index + optionsInSight(list.current)),
    PageUp: () => moveTo(index - optionsInSight(list.current)),
  };

  return {
    active: found[index]?.command,
    /** Points at a command, which scrolls nothing. */
    point: (id: string) => {
      if (id !== active?.id) setLast({ id, text, by: 'pointer' });
    },
    /** Returns whether a key has moved to another command. */
    move: (event: KeyboardEvent): boolean => {
      // With a modifier they move and select within the text.
      if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
      const move = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
      move?.();
      return move !== undefined;
    },
  };
}

/** Returns how many options are in sight at once, less one that stays. */
function optionsInSight(list: HTMLElement | null): number {
  const height = list?.querySelector('[role=option]')?.clientHeight ?? 0;
  return list === null || height === 0
    ? 1
    : Math.max(1, Math.floor(list.clientHeight / height) - 1);
}
