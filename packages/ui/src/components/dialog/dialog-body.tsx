import { useRef, type ComponentProps } from 'react';
import { useMergedRef } from '../merged-ref.ts';
import { useScrollableRegion } from '../scrollable-region.ts';
import { Primitive } from '../primitive.tsx';
import { dialogStyles } from './styles.ts';

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
