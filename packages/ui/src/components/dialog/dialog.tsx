import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { X } from 'lucide-react';
import { Close, Description, Overlay, Root, Title, Trigger } from 'radix-ui/dialog';
import { useRef, type ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { IconButton } from '../icon-button/index.ts';
import { ModalContent, type ModalContentProps } from '../modal-content.tsx';
import type { OverlayProps } from '../overlay-props.ts';
import { Primitive } from '../primitive.tsx';
import { useScrollableRegion } from '../scrollable-region.ts';
import { dialogStyles } from './styles.ts';
import { dialogMessages } from './messages.ts';

/** A modal window for a short task. */
export function Dialog(props: OverlayProps) {
  return <Root {...props} />;
}

export function DialogTrigger(props: ComponentProps<typeof Trigger>) {
  return <Trigger data-slot="dialog-trigger" {...props} />;
}

/** Closes the dialog that it is in. */
export function DialogClose(props: ComponentProps<typeof Close>) {
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

/** Title and description, with the button that closes at the end. */
export function DialogHeader({ className, children, ...props }: ComponentProps<'div'>) {
  const styles = dialogStyles();
  return (
    <div data-slot="dialog-header" className={styles.header({ className })} {...props}>
      <div className="min-w-0">{children}</div>
      <Close asChild>
        <IconButton label={dialogMessages.close} className={styles.close()}>
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
export function DialogBody({
  scrollLabel = dialogMessages.content,
  className,
  ref,
  ...props
}: DialogBodyProps) {
  const element = useRef<HTMLDivElement>(null);
  const region = useScrollableRegion(element, scrollLabel, { unlessFocusable: true });
  return (
    <Primitive.div
      data-slot="dialog-body"
      ref={useComposedRefs(element, ref)}
      className={dialogStyles().body({ className })}
      {...region}
      {...props}
    />
  );
}

/** The dialog's actions, the primary one last. */
export function DialogFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="dialog-footer"
      className={dialogStyles().footer({ className })}
      {...props}
    />
  );
}
