import { type ReactNode, useSyncExternalStore } from 'react';

/** The path of the page, which links and the browser's buttons change. */
export function useAddress(): string {
  return useSyncExternalStore(watch, () => location.pathname);
}

export function Link({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a
      href={to}
      onClick={(event) => {
        event.preventDefault();
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }}
    >
      {children}
    </a>
  );
}

function watch(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}
