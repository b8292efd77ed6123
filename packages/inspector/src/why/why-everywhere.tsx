import { loadMessages } from '@ninefold/messages';
import { Button } from '@ninefold/ui/components/button';
import { shortcutText } from '@ninefold/ui/components/kbd';
import { type Askable, useWhy, whyListKeys } from '../patterns/why/index.ts';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deferred } from '@ninefold/screens/inspector';
import { whyMessages } from './messages.ts';

const load = async () => {
  await loadMessages('specification');
  return import('./why-windows.tsx');
};
const WhyWindows = deferred(load, 'WhyWindows');
/** Ahead of the press; where it fails now, the press says so. */
const preload = () => {
  load().catch(() => undefined);
};

/** Answers "why?" on every screen. What it is asked about is loaded with the first question. */
export function WhyEverywhere(): ReactNode {
  const { href } = useLocation();
  const [opened, setOpened] = useState<{ readonly at: string; readonly asked?: Askable }>();
  const button = useRef<HTMLButtonElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  // Going elsewhere closes it.
  const open = opened?.at === href ? opened : undefined;
  const marked = open !== undefined && open.asked === undefined;

  const ask = (asked: Askable) => {
    const place = focusPlace(asked.element) ?? button.current;
    anchor.current = asked.element.checkVisibility() ? asked.element : place;
    returnFocus.current = place;
    setOpened({ at: href, asked });
  };
  const list = () => {
    const place = focusPlace(document.activeElement) ?? button.current;
    anchor.current = isUnderDialog(button.current) ? place : button.current;
    returnFocus.current = place;
    setOpened({ at: href });
  };
  useWhy({ onAsk: ask, onList: list, marked });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asking', marked);
  }, [marked]);
  const element = open?.asked?.element;
  useEffect(() => {
    element?.toggleAttribute('data-asked', true);
    return () => element?.removeAttribute('data-asked');
  }, [element]);

  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="ghost"
        title={whyMessages.list({ shortcut: shortcutText(whyListKeys) })}
        aria-keyshortcuts={whyListKeys}
        aria-haspopup="dialog"
        aria-expanded={marked}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={list}
      >
        {whyMessages.button}
      </Button>
      {open !== undefined && (
        <WhyWindows
          asked={open.asked}
          anchor={anchor}
          returnFocus={returnFocus}
          onAsk={ask}
          onList={() => {
            const { current } = button;
            anchor.current = isUnderDialog(current) ? returnFocus.current : current;
            setOpened({ at: href });
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** Under a dialog nothing can be reached. */
function isUnderDialog(element: Element | null): boolean {
  return element !== null && element.closest('[aria-hidden=true]') !== null;
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Returns the element to focus after a question. Undefined if it is not on screen. */
function focusPlace(element: Element | null): HTMLElement | undefined {
  if (!(element instanceof HTMLElement) || !element.checkVisibility()) return undefined;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && element.contains(activeElement)) {
    return activeElement === document.body ? undefined : activeElement;
  }
  if (element.matches(focusable)) return element;
  return element.querySelector<HTMLElement>(focusable) ?? undefined;
}
