import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { Tooltip as TooltipComponent } from './tooltip/index.ts';

const eventTypes = ['click', 'focusin', 'focusout', 'pointerenter', 'pointerleave'] as const;

export interface TooltipHandle {
  readonly show: () => void;
  readonly hide: () => void;
}

export interface LazyTooltipProps {
  readonly ref?: Ref<TooltipHandle>;
  /** Shows it after a press or a tap too. Otherwise a press hides it. */
  readonly onPress?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows a text beside the control that it is in, while that is pointed at or focused by keyboard.
 * Screen readers have the text from the control. The tooltip is loaded when it is first shown.
 */
export function LazyTooltip({ onPress = false, ref, children }: LazyTooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [Tooltip, setTooltip] = useState<typeof TooltipComponent>();
  const show = useCallback(() => {
    setOpen(true);
    // If it can't be loaded, the control still has the text. The next time tries again.
    import('./tooltip/index.ts')
      .then((module) => setTooltip(() => module.Tooltip))
      .catch(() => undefined);
  }, []);
  useImperativeHandle(ref, () => ({ show, hide: () => setOpen(false) }), [show]);
  useEffect(() => {
    const control = anchor.current?.parentElement;
    if (!control) return undefined;
    const isFocused = (): boolean => control.matches(':is(:focus-visible, :has(:focus-visible))');
    const listen = (event: Event): void => {
      const { type } = event;
      if (type === 'click' && !onPress) setOpen(false);
      else if (type === 'click' || (type === 'focusin' && isFocused())) show();
      else if (type === 'focusout') setOpen(false);
      else if (event instanceof PointerEvent && event.pointerType !== 'touch') {
        if (type === 'pointerenter') show();
        else if (!isFocused() && !isInTooltip(event.relatedTarget)) setOpen(false);
      }
    };
    for (const type of eventTypes) control.addEventListener(type, listen);
    return () => {
      for (const type of eventTypes) control.removeEventListener(type, listen);
    };
  }, [onPress, show]);
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
