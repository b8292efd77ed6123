import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { Tooltip as TooltipComponent } from './tooltip/index.ts';

const eventTypes = ['click', 'focus', 'blur', 'pointerenter', 'pointerleave'] as const;

/**
 * Shows why the control around it can't be used: while the control is pointed
 * at or focused by keyboard, and after a press or a tap. The control carries
 * the same text as `aria-description`, for screen readers. The tooltip is
 * loaded with the first reason that is shown.
 */
export function DisabledReason({ children }: { readonly children: string }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [Tooltip, setTooltip] = useState<typeof TooltipComponent>();
  useEffect(() => {
    const control = anchor.current?.parentElement;
    if (!control) return undefined;
    const show = (): void => {
      setOpen(true);
      // If it can't be loaded, the description still says why. The next time tries again.
      import('./tooltip/index.ts')
        .then((module) => setTooltip(() => module.Tooltip))
        .catch(() => undefined);
    };
    const isFocused = (): boolean => control.matches(':focus-visible');
    const listen = (event: Event): void => {
      const { type } = event;
      if (type === 'click' || (type === 'focus' && isFocused())) show();
      else if (type === 'blur') setOpen(false);
      else if (event instanceof PointerEvent && event.pointerType !== 'touch') {
        if (type === 'pointerenter') show();
        else if (!isFocused() && !isInTooltip(event.relatedTarget)) setOpen(false);
      }
    };
    for (const type of eventTypes) control.addEventListener(type, listen);
    return () => {
      for (const type of eventTypes) control.removeEventListener(type, listen);
    };
  }, []);
  const mark = (
    <span ref={anchor} aria-hidden="true" className="pointer-events-none absolute inset-0" />
  );
  if (Tooltip === undefined) return mark;
  return (
    <Tooltip
      content={children}
      open={open}
      onOpenChange={setOpen}
      onPointerDownOutside={(event) => {
        const control = anchor.current?.parentElement;
        if (event.target instanceof Node && control?.contains(event.target)) event.preventDefault();
      }}
      // Bridges the gap to the control, so that the pointer can move onto the text.
      className="relative before:absolute before:-inset-2 before:content-['']"
    >
      {mark}
    </Tooltip>
  );
}

function isInTooltip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-slot=tooltip]') !== null;
}

/** Keeps a press on a control that can't be used from doing anything. */
export function refusePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
