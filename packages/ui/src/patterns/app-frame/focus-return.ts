/**
 * Where focus goes when the drawer closes. Where a link in it was followed and
 * the new screen has taken focus by then, it stays there; otherwise (null) it
 * goes back to the button that opened the drawer.
 */
export function focusReturn(mainId: string): { readonly current: HTMLElement | null } {
  return {
    get current() {
      const active = document.activeElement;
      const inMain = document.getElementById(mainId)?.contains(active) ?? false;
      return inMain && active instanceof HTMLElement ? active : null;
    },
  };
}
