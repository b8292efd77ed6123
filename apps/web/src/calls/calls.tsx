import { CallLogToggle } from '@ninefold/ui/patterns/call-log';
import { useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const CallsPanel = lazy(async () => ({ default: (await import('./calls-panel.tsx')).CallsPanel }));

/** Letters that a keyboard writes with Alt differ from one to another; the key does not. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyL' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey;

/** In development: a button that shows which calls the page makes. */
export function Calls() {
  const { application } = useRouteContext({ from: '__root__' });
  const { database } = application;
  const [open, setOpen] = useState(false);
  const [height, setHeight] = useState(320);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  if (database === null) return null;
  return (
    <>
      <CallLogToggle
        open={open}
        onToggle={() => setOpen(!open)}
        ref={button}
        shortcut="Alt+Shift+L"
      />
      {open && (
        <Suspense>
          <CallsPanel
            application={application}
            database={database}
            height={height}
            onHeightChange={setHeight}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
