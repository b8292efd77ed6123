import { Primitive } from '@radix-ui/react-primitive';
import type { ComponentProps } from 'react';
import { useCreateHref, useFollowedLink } from './navigation.ts';

export interface AnchorProps extends ComponentProps<'a'> {
  /** Renders as the one child. */
  readonly asChild?: boolean;
}

/** A link without styles. Addresses of the application begin with one slash. */
export function Anchor({ href, ...props }: AnchorProps) {
  const createHref = useCreateHref();
  const followed = useFollowedLink(props);
  return (
    <Primitive.a href={href === undefined ? href : createHref(href)} {...props} {...followed} />
  );
}
