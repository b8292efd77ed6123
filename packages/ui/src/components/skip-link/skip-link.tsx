import type { ComponentProps, MouseEvent } from 'react';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';

const skipLinkStyles = tv({
  base: [
    'fixed start-3 top-3 z-tooltip inline-flex min-h-8 -translate-y-24 items-center rounded-md border border-transparent bg-inverse px-3 py-1.5 font-medium text-inverse-ink shadow-md',
    'focus:translate-y-0',
  ],
});

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** `#` and the id of the target. */
  readonly href: string;
  /** Renders as its child, which must link to the same target. */
  readonly asChild?: boolean;
}

/**
 * The first tab stop: skips the navigation. Hidden until it has focus. The target
 * needs `tabIndex={-1}` to be focusable.
 */
export function SkipLink({ href, className, onClick, ...props }: SkipLinkProps) {
  const skip = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const target = document.getElementById(href.slice(1));
    if (event.defaultPrevented || target === null) return;
    // Without a change of the address, which a router would take for a navigation.
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  };
  return (
    <Primitive.a
      data-slot="skip-link"
      href={href}
      onClick={skip}
      className={skipLinkStyles({ className })}
      {...props}
    />
  );
}
