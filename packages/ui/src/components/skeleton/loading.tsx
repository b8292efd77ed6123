import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Primitive } from '../primitive.tsx';

export interface LoadingProps extends ComponentProps<'div'> {
  /** Said once to screen readers. */
  readonly label?: string;
}

/** Around skeletons: says that something is loading, which they, being hidden, cannot. */
export function Loading({ label = 'Loading…', children, ...props }: LoadingProps) {
  return (
    <Primitive.div data-slot="loading" aria-busy="true" {...props}>
      <VisuallyHidden asChild>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </Primitive.div>
  );
}
