/**
 * Gives focus back to where it was before a popup in the host took it.
 *
 * The focus trap of a Radix dialog sees the focused element removed, and moves
 * focus to the dialog itself; react-aria, whose turn comes a frame later, then
 * takes that for the person's choice and leaves it there.
 *
 * @returns what ends it.
 */
export function keepFocusWhenPopupsClose(host: HTMLElement): () => void {
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
