import { Close, Description, Overlay, Root, Title, Trigger } from 'radix-ui/dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { ModalContent, type ModalContentProps } from '../modal-content.tsx';
import { dialogStyles } from './styles.ts';
import { X } from 'lucide-react';
import { useLabels } from '../../labels/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { mergeChildClass } from '../child-class.ts';
import { useMergedRef } from '../merged-ref.ts';
import { useScrollableRegion } from '../scrollable-region.ts';
import { Primitive } from '../primitive.tsx';

export interface DialogProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}

/** A modal window for a short task. */
export function Dialog(props: DialogProps) {
  return <Root {...props} />;
}

export type DialogTriggerProps = ComponentProps<typeof Trigger>;

export function DialogTrigger(props: DialogTriggerProps) {
  return <Trigger data-slot="dialog-trigger" {...props} />;
}

export type DialogCloseProps = ComponentProps<typeof Close>;

/** Closes the dialog it stands in. */
export function DialogClose(props: DialogCloseProps) {
  return <Close data-slot="dialog-close" {...props} />;
}

export interface DialogContentProps extends Omit<ModalContentProps, 'overlay'> {
  readonly size?: 'small' | 'medium' | 'large';
}

/** The window: DialogHeader, DialogBody, DialogFooter. It needs a DialogTitle. */
export function DialogContent({ size, className, ...props }: DialogContentProps) {
  const styles = dialogStyles({ size });
  return (
    <ModalContent
      data-slot="dialog-content"
      overlay={<Overlay data-slot="dialog-overlay" className={styles.overlay()} />}
      className={styles.content({ className })}
      {...props}
    />
  );
}

export type DialogHeaderProps = ComponentProps<'div'>;

export const dialogLabels = { close: 'Close' };

/** Title and description, with the button that closes at the end. */
export function DialogHeader({ className, children, ...props }: DialogHeaderProps) {
  const labels = useLabels(dialogLabels);
  const styles = dialogStyles();
  return (
    <div data-slot="dialog-header" className={styles.header({ className })} {...props}>
      <div className="min-w-0">{children}</div>
      <Close asChild>
        <IconButton label={labels.close} className={styles.close()}>
          <X aria-hidden="true" />
        </IconButton>
      </Close>
    </div>
  );
}

export interface DialogTitleProps extends ComponentProps<'h2'> {
  readonly asChild?: boolean;
}

/** Names the dialog. */
export function DialogTitle({ className, ...props }: DialogTitleProps) {
  return (
    <Title
      data-slot="dialog-title"
      {...mergeChildClass({ className: dialogStyles().title({ className }), ...props })}
    />
  );
}

export interface DialogDescriptionProps extends ComponentProps<'p'> {
  readonly asChild?: boolean;
}

/** Read out with the title when the dialog opens: keep it short. */
export function DialogDescription({ className, ...props }: DialogDescriptionProps) {
  return (
    <Description
      data-slot="dialog-description"
      {...mergeChildClass({ className: dialogStyles().description({ className }), ...props })}
    />
  );
}

export interface DialogBodyProps extends ComponentProps<'div'> {
  /** The accessible name while the body scrolls and is a tab stop, because it holds none. */
  readonly scrollLabel?: string;
  readonly asChild?: boolean;
}

/** The scrolling content between header and footer. */
export function DialogBody({ scrollLabel = 'Content', className, ref, ...props }: DialogBodyProps) {
  const element = useRef<HTMLDivElement>(null);
  const region = useScrollableRegion(element, scrollLabel, { unlessFocusable: true });
  return (
    <Primitive.div
      data-slot="dialog-body"
      ref={useMergedRef(element, ref)}
      className={dialogStyles().body({ className })}
      {...region}
      {...props}
    />
  );
}

export type DialogFooterProps = ComponentProps<typeof Primitive.div>;

/** The dialog's actions, the primary one last. */
export function DialogFooter({ className, ...props }: DialogFooterProps) {
  return (
    <Primitive.div
      data-slot="dialog-footer"
      className={dialogStyles().footer({ className })}
      {...props}
    />
  );
}
