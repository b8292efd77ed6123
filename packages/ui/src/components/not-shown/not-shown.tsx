import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { Primitive } from '../primitive.tsx';
import { notShownMessages } from './messages.ts';

const styles = tv({
  base: 'inline-block w-fit max-w-full rounded-sm border border-dashed border-line-control px-1.75 text-sm text-ink-subtle',
});

/**
 * Marks a fact that isn’t known. Nothing is guessed. For an empty value of a
 * record write “—” instead.
 */
export function NotShown({
  className,
  children = notShownMessages.notShown,
  ...props
}: ComponentProps<typeof Primitive.span>) {
  return (
    <Primitive.span data-slot="not-shown" className={styles({ className })} {...props}>
      {children}
    </Primitive.span>
  );
}
