import { Overlay } from 'radix-ui/dialog';
import { ModalContent, type ModalContentProps } from '../modal-content.tsx';
import { drawerStyles } from './styles.ts';

export interface DrawerContentProps extends Omit<ModalContentProps, 'overlay'> {
  /** The edge it comes from, in reading direction. */
  readonly side?: 'start' | 'end' | 'bottom';
}

/** The sheet: DrawerHeader, DrawerBody, DrawerFooter. It needs a DrawerTitle. */
export function DrawerContent({ side, className, ...props }: DrawerContentProps) {
  const styles = drawerStyles({ side });
  return (
    <ModalContent
      data-slot="drawer-content"
      data-side={side ?? 'end'}
      overlay={<Overlay data-slot="drawer-overlay" className={styles.overlay()} />}
      className={styles.content({ className })}
      {...props}
    />
  );
}
