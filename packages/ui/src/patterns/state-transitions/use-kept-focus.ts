import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a group of buttons that keeps focus when a transition removes the focused button:
 * focus moves to the first button, or to the group.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = group;
    if (current === null) return undefined;
    // Nothing has it: what had it is gone, or was in a dialog that is.
    if (hadFocus.current && document.activeElement === document.body) {
      (current.querySelector('button') ?? current).focus();
    }
    const note = () => {
      hadFocus.current = true;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // What is removed loses the focus to nothing; a dialog gives it back.
      const elsewhere = relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]');
      if (elsewhere) hadFocus.current = false;
    };
    current.addEventListener('focusin', note);
    current.addEventListener('focusout', forget);
    return () => {
      current.removeEventListener('focusin', note);
      current.removeEventListener('focusout', forget);
    };
  });
  return group;
}
