import { Content, Portal, Root, Trigger } from 'radix-ui/tooltip';
import {
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ariaShortcut, Kbd } from '../kbd/index.ts';
import { tv } from '../styling/index.ts';
import { EnsuredTooltipProvider } from './tooltip-provider.tsx';

const styles = tv({
  base: [
    'z-tooltip max-w-72 rounded-md border border-transparent bg-inverse px-2 py-1 text-sm text-inverse-ink shadow-md select-none',
    'data-[state=delayed-open]:animate-appear',
  ],
});

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'content'> {
  /** A few words. Nothing that one must read: touch does not show it. */
  readonly content: ReactNode;
  /** The keys that do the same: `Mod+K`. Shown as the platform shows them. */
  readonly shortcut?: string;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** Called on a press outside. `preventDefault` keeps it open. */
  readonly onPointerDownOutside?: (event: Event) => void;
  /** Milliseconds the pointer rests before it shows, where it differs from the TooltipProvider's. */
  readonly delay?: number;
  /** One focusable element. */
  readonly children: ReactElement;
}

/** A short description, shown while a control is hovered or focused, unless what it opens is open. Escape takes it away. */
export function Tooltip({
  content,
  shortcut,
  side = 'bottom',
  open,
  onOpenChange,
  delay,
  className,
  children,
  ...props
}: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const isExpanded = useIsExpanded(trigger);
  const [isShown, setShown] = useState(false);
  return (
    <EnsuredTooltipProvider>
      <Root
        open={!isExpanded && (open ?? isShown)}
        onOpenChange={(shown) => {
          setShown(shown);
          onOpenChange?.(shown);
        }}
        delayDuration={delay}
      >
        <Trigger ref={trigger} asChild aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}>
          {children}
        </Trigger>
        <Portal>
          <Content
            data-slot="tooltip"
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={styles({ className })}
            {...props}
          >
            {content}
            {shortcut !== undefined && <Kbd plain shortcut={shortcut} className="ms-2" />}
          </Content>
        </Portal>
      </Root>
    </EnsuredTooltipProvider>
  );
}

/** Returns whether the popup of a control, or of the one that the element is in, is open. */
function useIsExpanded(element: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const control = element.current?.closest(withPopup);
      if (control === null || control === undefined) return () => undefined;
      const changes = new MutationObserver(onChange);
      changes.observe(control, { attributeFilter: ['aria-expanded'] });
      return () => changes.disconnect();
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => element.current?.closest(withPopup)?.getAttribute('aria-expanded') === 'true',
    // Nothing is open in what a server renders.
    () => false,
  );
}

const withPopup = '[aria-haspopup], [role=combobox]';
