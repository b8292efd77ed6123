import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Content, Portal } from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { type ModalBehaviourProps, useModalBehaviour } from './modal-behaviour.ts';
import { OverlayHost } from './overlay-host/overlay-host.tsx';
import { withinOverlay } from './within-overlay.ts';

export interface ModalContentProps extends ComponentProps<'div'>, ModalBehaviourProps {
  /** Called on a press outside. `preventDefault` keeps it open, as for a form with changes. */
  readonly onInteractOutside?: (event: Event) => void;
  /** Covers the page behind. */
  readonly overlay: ReactNode;
}

/** The content of a modal window or sheet of Radix's Dialog. */
export function ModalContent(props: ModalContentProps) {
  const { overlay, initialFocus, returnFocus, onFocusReturned, onEscapeKeyDown, ...rest } = props;
  const { children, ref, onSubmit, ...others } = rest;
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useModalBehaviour(content, {
    initialFocus,
    returnFocus,
    onFocusReturned,
    onEscapeKeyDown,
  });
  return (
    <Portal>
      {overlay}
      <Content
        ref={useComposedRefs(content, ref)}
        tabIndex={-1}
        onSubmit={withinOverlay(onSubmit)}
        {...behaviour}
        {...others}
      >
        <OverlayHost>{children}</OverlayHost>
      </Content>
    </Portal>
  );
}
