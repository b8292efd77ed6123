import { Content, Overlay, Portal } from 'radix-ui/dialog';
import { useRef, type ComponentProps } from 'react';
import { useMergedRef } from '../merged-ref.ts';
import { useModalBehaviour, type ModalBehaviourProps } from '../overlay-host/modal-behaviour.ts';
import { OverlayHost } from '../overlay-host/index.ts';
import { dialogStyles } from './styles.ts';

export interface DialogContentProps extends ComponentProps<'div'>, ModalBehaviourProps {
  readonly size?: 'small' | 'medium' | 'large';
  /** Called on a press outside. `preventDefault` keeps the dialog open, as for a form with changes. */
  readonly onInteractOutside?: (event: Event) => void;
}

/** The window: DialogHeader, DialogBody, DialogFooter. It needs a DialogTitle. */
export function DialogContent({
  size,
  initialFocus,
  returnFocus,
  onEscapeKeyDown,
  className,
  children,
  ref,
  ...props
}: DialogContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useModalBehaviour(content, { initialFocus, returnFocus, onEscapeKeyDown });
  const styles = dialogStyles({ size });
  return (
    <Portal>
      <Overlay data-slot="dialog-overlay" className={styles.overlay()} />
      <Content
        data-slot="dialog-content"
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
