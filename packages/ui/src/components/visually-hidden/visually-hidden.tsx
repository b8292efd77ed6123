import type { ComponentProps } from 'react';
import { joinClassNames } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';

/** Text only for screen readers. */
export function VisuallyHidden({ className, ...props }: ComponentProps<typeof Primitive.span>) {
  return (
    <Primitive.span
      data-slot="visually-hidden"
      className={joinClassNames('sr-only', className)}
      {...props}
    />
  );
}
