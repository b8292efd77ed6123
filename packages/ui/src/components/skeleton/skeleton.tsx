import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { skeletonMessages } from './messages.ts';

const styles = tv({
  base: 'block animate-breathe rounded-xs bg-line forced-colors:bg-[GrayText]',
  variants: {
    shape: { text: 'h-3 w-full', block: 'h-8 w-full rounded-md', circle: 'size-7 rounded-full' },
  },
  defaultVariants: { shape: 'text' },
});

export interface SkeletonProps extends ComponentProps<'span'> {
  /** `text` is a line. Size it with `className` to match the content. */
  readonly shape?: 'text' | 'block' | 'circle';
}

/** A placeholder in the size of the content to come, so that nothing jumps. */
export function Skeleton({ shape, className, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      aria-hidden="true"
      className={styles({ shape, className })}
      {...props}
    />
  );
}

export interface LoadingProps extends ComponentProps<'div'> {
  /** Announced once to screen readers. */
  readonly label?: string;
}

/** Around skeletons: says that something is loading, which they, being hidden, cannot. */
export function Loading({ label = skeletonMessages.loading, children, ...props }: LoadingProps) {
  return (
    <Primitive.div data-slot="loading" aria-busy="true" {...props}>
      <VisuallyHidden asChild>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </Primitive.div>
  );
}
