import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { keepFocusWhenPopupsClose } from './keep-focus.ts';

const OverlayHostContext = createContext<HTMLElement | null>(null);

/**
 * Where a popup of another library has to be put, so that it stands inside the
 * dialog, drawer or popover that it belongs to: put in `body` it would be
 * outside of what a modal dialog leaves usable, and could be reached neither
 * by mouse nor by keyboard. Undefined outside of them: `body` is right there.
 *
 * For react-aria-components: `<Popover UNSTABLE_portalContainer={useOverlayHost()}>`.
 */
export function useOverlayHost(): HTMLElement | undefined {
  return use(OverlayHostContext) ?? undefined;
}

/** Offers a host to everything inside. It stands within the content of a Dialog, Drawer or Popover. */
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

/**
 * Whether a popup is open in the host of this content. Escape then belongs to
 * the popup, and only the next one to the content.
 */
export function hasOpenPopup(content: Element | null): boolean {
  const host = content?.querySelector(':scope > [data-slot=overlay-host]');
  return host !== null && host !== undefined && host.childElementCount > 0;
}
