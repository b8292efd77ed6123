import { Overlay, Root } from 'radix-ui/dialog';
import { ModalContent, type ModalContentProps } from '../modal-content.tsx';
import type { OverlayProps } from '../overlay-props.ts';
import { tv } from '../styling/index.ts';

const drawerStyles = tv({
  slots: {
    overlay: 'fixed inset-0 z-overlay bg-scrim data-[state=open]:animate-appear',
    content: [
      'fixed z-overlay flex flex-col border-line-strong bg-panel text-ink shadow-lg outline-none',
      'pb-[env(safe-area-inset-bottom)] data-[state=open]:animate-slide',
    ],
  },
  variants: {
    side: {
      start: {
        content:
          '[--slide-x:-100%] rtl:[--slide-x:100%] inset-y-0 start-0 w-80 max-w-[calc(100%-3rem)] border-e',
      },
      end: {
        content:
          '[--slide-x:100%] rtl:[--slide-x:-100%] inset-y-0 end-0 w-96 max-w-[calc(100%-3rem)] border-s',
      },
      bottom: {
        content:
          '[--slide-y:100%] inset-x-0 bottom-0 max-h-[calc(100dvh-3rem)] rounded-t-lg border-t',
      },
    },
  },
  defaultVariants: { side: 'end' },
});

/** A modal sheet from an edge: navigation on phones, filters. Its parts are those of Dialog. */
export function Drawer(props: OverlayProps) {
  return <Root {...props} />;
}

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
