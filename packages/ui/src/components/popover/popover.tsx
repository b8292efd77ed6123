import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Anchor, Close, Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { useRef, type ComponentProps, type RefObject } from 'react';
import { hasOpenPopup, OverlayHost } from '../overlay-host/index.ts';
import { withinOverlay } from '../within-overlay.ts';
import type { OverlayProps } from '../overlay-props.ts';
import { tv } from '../styling/index.ts';

export interface PopoverProps extends OverlayProps {
  /** The page cannot be used meanwhile. Over a dialog it has to be: the dialog keeps the wheel to itself. */
  readonly modal?: boolean;
}

/** A small window beside its trigger that leaves the page usable. */
export function Popover(props: PopoverProps) {
  return <Root {...props} />;
}

export function PopoverTrigger(props: ComponentProps<typeof Trigger>) {
  return <Trigger data-slot="popover-trigger" {...props} />;
}

/** Positions the popover, when that isn't the trigger's place. */
export function PopoverAnchor(props: ComponentProps<typeof Anchor>) {
  return <Anchor data-slot="popover-anchor" {...props} />;
}

export function PopoverClose(props: ComponentProps<typeof Close>) {
  return <Close data-slot="popover-close" {...props} />;
}

const styles = tv({
  slots: {
    content: [
      'z-popup flex max-h-(--radix-popover-content-available-height) w-[23.75rem] max-w-[calc(100vw-1rem)] flex-col rounded-lg border border-line-strong bg-panel text-base text-ink shadow-md outline-none',
      'data-[state=open]:animate-rise',
    ],
    body: 'min-h-0 flex-1 overflow-y-auto px-4 py-3.5 -outline-offset-2',
  },
});

export interface PopoverContentProps extends ComponentProps<'div'> {
  /** The accessible name, when no heading is there for `aria-labelledby`. */
  readonly 'aria-label'?: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly align?: 'start' | 'center' | 'end';
  /** Distance from the trigger, in pixels. */
  readonly sideOffset?: number;
  /** Receives focus first. By default the first control that isn't a link, or else the popover. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Receives focus after closing. By default the trigger. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  /** Called before the focus returns. `preventDefault` leaves it where it is. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  /** Called with a press or a focus elsewhere, which closes the popover unless it is prevented. */
  readonly onInteractOutside?: (event: Event) => void;
}

/** `className` goes to the box; inside, the content scrolls where it does not fit the window. */
export function PopoverContent({
  side,
  align = 'start',
  sideOffset = 6,
  initialFocus,
  returnFocus,
  className,
  children,
  ref,
  onCloseAutoFocus,
  onSubmit,
  ...props
}: PopoverContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const { content: box, body } = styles();
  return (
    <Portal>
      <Content
        data-slot="popover-content"
        ref={useComposedRefs(content, ref)}
        side={side}
        align={align}
        sideOffset={sideOffset}
        collisionPadding={8}
        onOpenAutoFocus={(event) => {
          if (!initialFocus?.current) return;
          event.preventDefault();
          initialFocus.current.focus({ preventScroll: true });
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          if (event.defaultPrevented || !returnFocus?.current) return;
          event.preventDefault();
          returnFocus.current.focus({ preventScroll: true });
        }}
        onEscapeKeyDown={(event) => {
          if (hasOpenPopup(content.current) || isFilledSearch(document.activeElement)) {
            event.preventDefault();
          }
        }}
        className={box({ className })}
        onSubmit={withinOverlay(onSubmit)}
        {...props}
      >
        <OverlayHost>
          <div data-slot="popover-body" className={body()}>
            {children}
          </div>
        </OverlayHost>
      </Content>
    </Portal>
  );
}

/** Returns whether this is a search field with text, which Escape empties first. */
function isFilledSearch(element: Element | null): boolean {
  return element instanceof HTMLInputElement && element.type === 'search' && element.value !== '';
}
