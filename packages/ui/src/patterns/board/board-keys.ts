import type { KeyboardEvent } from 'react';
import { type ScreenAction, useScreenActions } from '../screen-actions/index.ts';
import { boardMessages } from './messages.ts';

const card = '[data-slot=board-card]';
const head = '[data-slot=board-column-head] button';
const foot = '[data-slot=board-column-foot] :is(a, button)';
/** The cards of a column that has none, and no button that collapses it. */
const empty = '[data-slot=board-cards][tabindex="0"]';

/**
 * Moves the focus by arrow keys: to the column beside, to what is seen there at the same height, and from the first
 * and the last card of a column to the buttons above and below them. The cards of a column move it among themselves.
 */
export function moveInBoard(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: board, target } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return;
  }
  // React also sends the keys of a card's open menu, which is outside of the board.
  if (!(target instanceof HTMLElement) || !board.contains(target)) return;
  const next = isSideways(event.key)
    ? sideways(target, (event.key === 'ArrowRight') === isLeftToRight(board))
    : upOrDown(target, event.key);
  if (next === undefined) return;
  event.preventDefault();
  focusNear(next);
}

/** Focuses an element, and scrolls no farther than it takes to see it. */
export function focusNear(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function isSideways(key: string): boolean {
  return key === 'ArrowLeft' || key === 'ArrowRight';
}

function isLeftToRight(board: HTMLElement): boolean {
  return getComputedStyle(board).direction !== 'rtl';
}

function sideways(from: HTMLElement, isNext: boolean): HTMLElement | undefined {
  const kind = [card, head, foot, empty].find((each) => from.matches(each));
  const beside = (column: Element | null | undefined) =>
    isNext ? column?.nextElementSibling : column?.previousElementSibling;
  if (kind === undefined) return undefined;
  const middle = middleOf(from);
  // A column that is loading may have nothing to focus.
  for (let column = beside(columnOf(from)); column != null; column = beside(column)) {
    for (const selector of [kind, card, head, empty]) {
      const [nearest] = [...column.querySelectorAll<HTMLElement>(selector)].toSorted(
        (a, b) => Math.abs(middleOf(a) - middle) - Math.abs(middleOf(b) - middle),
      );
      if (nearest !== undefined) return nearest;
    }
  }
  return undefined;
}

/** Returns the card or button above or below one in its column. */
export function upOrDown(from: HTMLElement, key: string): HTMLElement | undefined {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  const parts = columnOf(from)?.querySelectorAll<HTMLElement>([head, card, foot].join());
  const index = [...(parts ?? [])].indexOf(from);
  return step === undefined || index < 0 ? undefined : parts?.[index + step];
}

function columnOf(element: Element): Element | null {
  return element.closest('[data-slot=board-column]');
}

/** Returns the place of the column that an element is in; -1 for an element outside of the columns, such as an open menu. */
export function columnIndexOf(element: Element): number {
  const column = columnOf(element);
  return [...(column?.parentElement?.children ?? [])].findIndex((each) => each === column);
}

function middleOf(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** Lists the keys of a board among those of the screen. */
export function useBoardKeys(part: string, isCollapsible: boolean): void {
  const keys: readonly Pick<ScreenAction, 'id' | 'label' | 'shortcut'>[] = [
    { id: 'column to the right', label: boardMessages.columnToTheRight, shortcut: '→' },
    { id: 'column to the left', label: boardMessages.columnToTheLeft, shortcut: '←' },
  ];
  const toHead = { id: 'column head', label: boardMessages.toHead, shortcut: 'Home ↑' };
  useScreenActions(
    [...keys, ...(isCollapsible ? [toHead] : [])].map((key) => ({
      ...key,
      part,
      handlesKeys: true,
      keysOnly: true,
    })),
  );
}
