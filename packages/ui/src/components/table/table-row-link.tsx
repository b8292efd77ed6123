import { StyledAnchor } from '../styled-anchor.tsx';
import type { ComponentProps } from 'react';
import { tableStyles } from './styles.ts';

export interface TableRowLinkProps extends ComponentProps<'a'> {
  /** For a router's link. */
  readonly asChild?: boolean;
}

/** The link that a row stands for, on what a person calls the record. One a row. */
export function TableRowLink({ className, ...props }: TableRowLinkProps) {
  return (
    <StyledAnchor
      data-slot="table-row-link"
      className={tableStyles().link({ className })}
      {...props}
    />
  );
}
