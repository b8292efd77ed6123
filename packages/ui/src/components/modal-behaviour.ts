import { useRef, type FocusEvent, type RefObject } from 'react';
import { hasOpenPopup } from './overlay-host/overlay-host.tsx';

export interface ModalBehaviourProps {
  /** Receives focus first. By default the first field, or else the dialog. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus after closing. By default the element that had it before opening. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  /** Called once the modal has closed and the focus is back. */
  readonly onFocusReturned?: () => void;
  /** Called on Escape, unless a popup inside takes it. `preventDefault` keeps the dialog open. */
  readonly onEscapeKeyDown?: (event: KeyboardEvent) => void;
}

/** Handles focus and Escape in a modal's content. `content` is its element. */
export function useModalBehaviour(
  content: RefObject<HTMLElement | null>,
  { initialFocus, returnFocus, onFocusReturned, onEscapeKeyDown }: ModalBehaviourProps,
) {
  const before = useRef<Element | null>(null);
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      if (hasOpenPopup(content.current)) event.preventDefault();
      else onEscapeKeyDown?.(event);
    },
    // An input with `autoFocus` is focused before `onOpenAutoFocus` is called.
    onFocusCapture: (event: FocusEvent) => {
      before.current ??= event.relatedTarget;
    },
    onOpenAutoFocus: (event: Event) => {
      before.current ??= document.activeElement;
      event.preventDefault();
      const target = initialFocus?.current ?? firstField(content.current) ?? content.current;
      target?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      const target = returnFocus?.current ?? before.current;
      before.current = null;
      // The element that had focus may be gone, like a menu item: then the trigger gets it.
      if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
        event.preventDefault();
        target.focus();
      }
      onFocusReturned?.();
    },
  };
}

function firstField(content: HTMLElement | null): HTMLElement | undefined {
  const fields = content?.querySelectorAll<HTMLElement>(
    '[autofocus], input:not([type=hidden], [aria-hidden=true]), select, textarea, [role=radiogroup], [role=combobox], [role=spinbutton], [contenteditable=true]',
  );
  return [...(fields ?? [])].find((field) => !field.matches(':disabled') && field.offsetParent);
}
