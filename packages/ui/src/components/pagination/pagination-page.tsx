import { StyledAnchor } from '../styled-anchor.tsx';
import type { ComponentProps } from 'react';
import { pageStyles, paginationStyles } from './styles.ts';

export interface PaginationPageProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  /** For a router's link. */
  readonly asChild?: boolean;
}

/** A page by its number. */
export function PaginationPage({ current = false, className, ...props }: PaginationPageProps) {
  return (
    <li>
      <StyledAnchor
        data-slot="pagination-page"
        aria-current={current ? 'page' : undefined}
        className={pageStyles({ current, className })}
        {...props}
      />
    </li>
  );
}

/** Stands for pages that are left out. */
export function PaginationGap() {
  return (
    <li aria-hidden="true" data-slot="pagination-gap" className={paginationStyles().gap()}>
      …
    </li>
  );
}
