import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  Cancel,
  Content,
  Description,
  Overlay,
  Portal,
  Root,
  Title,
  Trigger,
} from 'radix-ui/alert-dialog';
import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { dialogStyles } from '../dialog/index.ts';
import { useModalBehaviour } from '../modal-behaviour.ts';
import { OverlayHost } from '../overlay-host/index.ts';
import { withinOverlay } from '../within-overlay.ts';
import type { OverlayProps } from '../overlay-props.ts';
import { alertDialogMessages } from './messages.ts';

/** Asks for confirmation before an action that can’t be undone. It is answered, not clicked away. */
export function AlertDialog(props: OverlayProps) {
  return <Root {...props} />;
}

export function AlertDialogTrigger(props: ComponentProps<typeof Trigger>) {
  return <Trigger data-slot="alert-dialog-trigger" {...props} />;
}

export interface AlertDialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The question, with the name of the record or action. */
  readonly title: ReactNode;
  /** The consequences, and that they can't be undone. */
  readonly description: ReactNode;
  /** AlertDialogCancel, then AlertDialogAction. */
  readonly actions: ReactNode;
  /** Receives focus after closing. By default the element that had it before opening. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  /** Called once it has closed and the focus is back. */
  readonly onFocusReturned?: () => void;
  /** More than the description: a list of affected records, an error. */
  readonly children?: ReactNode;
}

/** The question. Focus starts on AlertDialogCancel, the safe choice. */
export function AlertDialogContent({
  title,
  description,
  actions,
  returnFocus,
  onFocusReturned,
  className,
  children,
  ref,
  onSubmit,
  ...props
}: AlertDialogContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const behaviour = useModalBehaviour(content, { returnFocus, onFocusReturned });
  const styles = dialogStyles({ size: 'small' });
  return (
    <Portal>
      <Overlay data-slot="alert-dialog-overlay" className={styles.overlay()} />
      <Content
        data-slot="alert-dialog-content"
        ref={useComposedRefs(content, ref)}
        className={styles.content({ className })}
        onEscapeKeyDown={behaviour.onEscapeKeyDown}
        onOpenAutoFocus={(event) => {
          behaviour.onOpenAutoFocus(event);
          content.current?.querySelector<HTMLElement>('[data-slot=alert-dialog-cancel]')?.focus();
        }}
        onCloseAutoFocus={behaviour.onCloseAutoFocus}
        onSubmit={withinOverlay(onSubmit)}
        {...props}
      >
        <OverlayHost>
          <div className={styles.header({ className: 'block' })}>
            <Title data-slot="alert-dialog-title" className={styles.title()}>
              {title}
            </Title>
            <Description asChild>
              <div data-slot="alert-dialog-description" className={styles.description()}>
                {description}
              </div>
            </Description>
          </div>
          {children !== undefined && <div className={styles.body()}>{children}</div>}
          <div data-slot="alert-dialog-actions" className={styles.footer()}>
            {actions}
          </div>
        </OverlayHost>
      </Content>
    </Portal>
  );
}

/** Closes without changing anything. */
export function AlertDialogCancel({
  children = alertDialogMessages.cancel,
  ...props
}: ButtonProps) {
  return (
    <Cancel asChild>
      <Button data-slot="alert-dialog-cancel" {...props}>
        {children}
      </Button>
    </Cancel>
  );
}

/**
 * Performs the action. Doesn't close the dialog: the caller closes it when the action is done, so
 * that a failure can be shown in it.
 */
export function AlertDialogAction({ variant = 'danger', ...props }: ButtonProps) {
  return <Button data-slot="alert-dialog-action" variant={variant} {...props} />;
}
