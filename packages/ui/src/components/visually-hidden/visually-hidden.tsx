import type { ComponentProps } from 'react';
import { joinClassNames } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';

export type VisuallyHiddenProps = ComponentProps<typeof Primitive.span>;

/** Text only for screen readers. */
export function VisuallyHidden({ className, ...props }: VisuallyHiddenProps) {
  return (
    <Primitive.span
      data-slot="visually-hidden"
      className={joinClassNames('sr-only', className)}
      {...props}
    />
  );
}
