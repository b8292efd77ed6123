import { StyledAnchor } from '../styled-anchor.tsx';
import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { breadcrumbStyles } from './styles.ts';

export interface BreadcrumbProps extends ComponentProps<'a'> {
  /** The screen one is on: text, no link. */
  readonly current?: boolean;
  /** For a router's link. */
  readonly asChild?: boolean;
}

export function Breadcrumb({ current = false, className, ...props }: BreadcrumbProps) {
  const classes = breadcrumbStyles({ current }).crumb({ className });
  if (current) {
    return (
      <Primitive.span data-slot="breadcrumb" aria-current="page" className={classes} {...props} />
    );
  }
  return <StyledAnchor data-slot="breadcrumb" className={classes} {...props} />;
}
