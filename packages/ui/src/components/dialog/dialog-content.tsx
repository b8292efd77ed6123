import { Overlay } from 'radix-ui/dialog';
import { ModalContent, type ModalContentProps } from '../modal-content.tsx';
import { dialogStyles } from './styles.ts';

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
