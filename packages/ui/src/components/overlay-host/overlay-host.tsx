import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const OverlayHostContext = createContext<HTMLElement | null>(null);

/**
 * Returns the container for a popup of another library, inside the dialog,
 * drawer or popover that it belongs to. In `body` it would be outside the part
 * of the page that a modal dialog leaves usable, and could be reached neither by
 * mouse nor by keyboard. Undefined outside of them: `body` is right there.
 *
 * For react-aria-components: `<Popover UNSTABLE_portalContainer={useOverlayHost()}>`.
 */
export function useOverlayHost(): HTMLElement | undefined {
  return use(OverlayHostContext) ?? undefined;
}

/** Offers a host to everything inside. It is placed in the content of a Dialog, Drawer or Popover. */
export function OverlayHost({ children }: { readonly children?: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => (element === null ? undefined : keepFocusWhenPopupsClose(element)), [element]);
  return (
    <OverlayHostContext value={element}>
      {children}
      <div ref={setElement} data-slot="overlay-host" className="contents" />
    </OverlayHostContext>
  );
}

/** Returns whether a popup is open in this content. Escape then closes the popup first. */
export function hasOpenPopup(content: Element | null): boolean {
  const host = content?.querySelector(':scope > [data-slot=overlay-host]');
  return host !== null && host !== undefined && host.childElementCount > 0;
}

/**
 * Gives focus back to where it was before a popup in the host took it.
 *
 * The focus trap of a Radix dialog sees the focused element removed, and moves
 * focus to the dialog itself; react-aria, whose turn comes a frame later, then
 * takes that for the person's choice and leaves it there.
 *
 * @returns what ends it.
 */
function keepFocusWhenPopupsClose(host: HTMLElement): () => void {
  const content = host.parentElement;
  let outside: HTMLElement | null = null;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && !host.contains(target) && target !== content) {
      outside = target;
    }
  };
  const observer = new MutationObserver((mutations) => {
    if (mutations.every(({ removedNodes }) => removedNodes.length === 0)) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== content) return;
    if (outside?.isConnected === true) outside.focus();
  });
  content?.addEventListener('focusin', remember);
  observer.observe(host, { childList: true });
  return () => {
    content?.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}
