import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps, MouseEvent } from 'react';
import { shellStyles } from './styles.ts';

export interface SkipLinkProps extends ComponentProps<'a'> {
  /** A fragment, `#` with the id of where to go. */
  readonly href: string;
}

/** The first stop of the Tab key: past the navigation, to the content. */
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
      className={shellStyles().skip({ className })}
      {...props}
    />
  );
}
