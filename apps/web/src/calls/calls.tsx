import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';

const CallsPanel = lazy(async () => ({ default: (await import('./calls-panel.tsx')).CallsPanel }));

/** Letters that a keyboard writes with Alt differ from one to another; the key does not. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyL' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;

export interface CallsProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** In development: shows which calls the page makes, from the account menu or by its keys. */
export function Calls({ open, onOpenChange }: CallsProps) {
  const { application } = useRouteContext({ from: '__root__' });
  const { database } = application;
  const [height, setHeight] = useState(320);
  const openedFrom = useRef<Element>(null);
  const toggle = useEffectEvent(() => {
    openedFrom.current = document.activeElement;
    onOpenChange(!open);
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  if (database === null || !open) return null;
  return (
    <Suspense>
      <CallsPanel
        application={application}
        database={database}
        height={height}
        onHeightChange={setHeight}
        onClose={() => {
          onOpenChange(false);
          const from = openedFrom.current;
          openedFrom.current = null;
          // The entry of a menu is gone with it.
          const target = from?.isConnected === true ? from : document.querySelector('main');
          if (target instanceof HTMLElement) target.focus();
        }}
      />
    </Suspense>
  );
}
