import { Content, Overlay, Portal } from 'radix-ui/dialog';
import { useRef, type ComponentProps } from 'react';
import { useMergedRef } from '../merged-ref.ts';
import { useModalBehaviour, type ModalBehaviourProps } from '../overlay-host/modal-behaviour.ts';
import { OverlayHost } from '../overlay-host/index.ts';
import { drawerStyles } from './styles.ts';

export interface DrawerContentProps extends ComponentProps<'div'>, ModalBehaviourProps {
  /** The edge it comes from, in reading direction. */
  readonly side?: 'start' | 'end' | 'bottom';
  readonly onInteractOutside?: (event: Event) => void;
}

/** The sheet: DrawerHeader, DrawerBody, DrawerFooter. It needs a DrawerTitle. */
export function DrawerContent({
  side,
  initialFocus,
  returnFocus,
  onEscapeKeyDown,
  className,
  children,
  ref,
  ...props
}: DrawerContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useModalBehaviour(content, { initialFocus, returnFocus, onEscapeKeyDown });
  const styles = drawerStyles({ side });
  return (
    <Portal>
      <Overlay data-slot="drawer-overlay" className={styles.overlay()} />
      <Content
        data-slot="drawer-content"
        data-side={side ?? 'end'}
        ref={useMergedRef(content, ref)}
        tabIndex={-1}
        className={styles.content({ className })}
        {...behaviour}
        {...props}
      >
        <OverlayHost>{children}</OverlayHost>
      </Content>
    </Portal>
  );
}
