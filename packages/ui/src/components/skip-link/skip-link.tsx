import type { ComponentProps, MouseEvent } from 'react';
import { Primitive } from '../primitive.tsx';
import { skipLinkStyles } from './styles.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** A fragment, `#` with the id of where to go. */
  readonly href: string;
  /** For a link of another kind; it has to go to the same place by itself. */
  readonly asChild?: boolean;
}

/**
 * The first stop of the Tab key: past what is the same on every screen, to the
 * content. Out of sight until it has focus. What it leads to needs
 * `tabIndex={-1}`, so that focus can go there.
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
