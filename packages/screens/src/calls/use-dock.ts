import { useLayoutEffect } from 'react';

/** Leaves room for what is docked to the window's lower edge, so that it covers nothing. */
export function useDock(height: number): void {
  useLayoutEffect(() => {
    const shell = document.querySelector<HTMLElement>('[data-slot=app-shell]');
    const wide = window.matchMedia('(min-width: 40rem)');
    const fit = () => {
      shell?.style.setProperty('height', wide.matches ? `calc(100dvh - ${height}px)` : '');
    };
    fit();
    wide.addEventListener('change', fit);
    return () => {
      wide.removeEventListener('change', fit);
      shell?.style.removeProperty('height');
    };
  }, [height]);
}
